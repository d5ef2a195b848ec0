import { expect, onTestFinished, test } from 'vitest';
import { runBackend } from '../backend.ts';
import { freePort } from '../free-port.ts';
import { sampleCall } from '../sample-call.ts';
import './patience.ts';
import { ownData } from './own-data.ts';

test.runIf(process.env['DATABASE_URL'])(
  'servers on one database may share a port, and one goes on alone',
  async () => {
    const own = await ownData();
    onTestFinished(own.remove);
    const settings = {
      ...own.settings,
      SITE_FOLDER: 'none',
      PORT: String(await freePort()),
      SHARE_PORT: 'on',
    };
    const metricsPorts = [await freePort(), await freePort()];
    const servers = await Promise.all(
      metricsPorts.map(port => runBackend({ ...settings, METRICS_PORT: String(port) })),
    );
    for (const { stop } of servers) onTestFinished(async () => void (await stop('SIGKILL')));
    const [origin, ...others] = await Promise.all(servers.map(({ started }) => started));
    expect(others).toEqual([origin]);
    const ask = () => fetch(origin + sampleCall(), { headers: { Connection: 'close' } });
    await expect
      .poll(async () => {
        await ask();
        return Promise.all(metricsPorts.map(metricsAt));
      })
      .toEqual(metricsPorts.map(() => expect.stringContaining('book_exchange_answers_total{')));
    await servers[0]?.stop();
    expect((await ask()).status).toBe(400);
    // The PostgreSQL of the tests forgets what was committed in a loss of power, for speed.
    expect(await servers[1]?.stop()).toMatchObject({
      code: 0,
      err: 'PostgreSQL may lose changes with the power: set fsync to on.\n',
    });
  },
);

async function metricsAt(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}
