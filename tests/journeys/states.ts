import { randomUUID } from 'node:crypto';
import { expect, test } from './kit/journey.ts';
import { scenes } from './scenes/scenes.ts';

/* Takes the pictures of states in which no plain journey shows a page. */
for (const [states, play] of Object.entries(scenes)) {
  test(states, async ({ page, backend, setUp: bringAbout, album }) => {
    const named = {
      token: randomUUID(),
      email: `${randomUUID()}@book-exchange.example`,
      password: 'nine yellow lanterns',
      member: randomUUID(),
      book: randomUUID(),
      copy: randomUUID(),
      wish: randomUUID(),
      request: randomUUID(),
      report: randomUUID(),
    };
    const setUp = (state: Parameters<typeof bringAbout>[0]) => bringAbout(state, named);
    // A cookie with this prefix comes from a server alone.
    const signIn = async (session = '', xsrf = '') => {
      const cookies = [
        `__Host-session=${session}; Path=/; Secure; HttpOnly`,
        `XSRF-TOKEN=${xsrf}; Path=/`,
      ];
      await page.route('/signed-in', route =>
        route.fulfill({ headers: { 'set-cookie': cookies.join('\n') } }),
      );
      await page.goto('/signed-in');
    };
    await play({
      page,
      named,
      setUp,
      enter: async (state, who = 'member') => {
        const values = await setUp(state);
        await (who === 'member'
          ? signIn(values.session, values.xsrf)
          : signIn(values.sessionOfOther, values.xsrfOfOther));
        return values;
      },
      call: async (line, body, session = '', xsrf = '') => {
        const [method = '', path = ''] = line.split(' ');
        const answer = await fetch(new URL(path, backend.origin), {
          method,
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            cookie: `__Host-session=${session}; XSRF-TOKEN=${xsrf}`,
            'x-xsrf-token': xsrf,
          },
          body: body ? JSON.stringify(body) : null,
        });
        expect(answer.ok, `${line}: ${answer.status}`).toBe(true);
      },
      look: album.look,
      answer: async (call, answer) => {
        const [method, path] = call.split(' ');
        const handler: Parameters<typeof page.route>[1] = async route => {
          if (route.request().method() !== method) return route.fallback();
          await album.settle();
          return answer(route);
        };
        const address = new RegExp(`${path?.replaceAll('*', '[^/]+')}(\\?|$)`);
        await page.route(address, handler);
        return () => page.unroute(address, handler);
      },
      show: album.show,
    });
    await album.look();
  });
}
