import { paths } from '../../src/paths.ts';
import { confirmation, newPassword, type Visitor } from '../browser/visitor.ts';
import type { Fault } from './catalogue.ts';
import { expect, password, token } from './test.ts';

/** A form that answers by the script in its head, before React takes it over. */
export const earlyForm: Fault[] = [
  {
    number: 213,
    name: 'the form says before its script has come what it says with it, and stays the same form',
    run: async ({ visitor, front, after }) => {
      after.calls = [];
      front.hold(/^\/assets\/index-/);
      await visitor.openLink('resetPassword', token);
      const before = await drawings(visitor);
      await visitor.tab.evaluate(markForm);
      await front.release();
      await visitor.untilStarted();
      expect(await visitor.tab.evaluate(isMarkedForm)).toBe(true);
      expect(await drawings(visitor)).toEqual(before);
      expect(new Set(before).size).toBe(6);
      await visitor.open(paths.landing);
    },
  },
];

/** What the form shows of pairs of passwords, once both fields were left. */
async function drawings(visitor: Visitor): Promise<string[]> {
  const [owl, family] = ['🦉', '👩‍👩‍👧'];
  const pairs = [
    ['short', 'other'],
    ['short', 'short'],
    [owl.repeat(6), owl.repeat(5)],
    [family.repeat(50), family.repeat(50)],
    [family.repeat(51), family.repeat(51)],
    [family.repeat(51), password],
    ['short', 'short'],
  ] as const;
  const drawn: string[] = [];
  for (const [one, other] of pairs) {
    await visitor.paste(newPassword, one);
    await visitor.paste(confirmation, other);
    await visitor.tab.click('h1');
    drawn.push(JSON.stringify(await visitor.tab.evaluate(readForm)));
  }
  return drawn;
}

/** Every element with its attributes, in whatever order, and its text. Runs in the page. */
function readForm(): unknown {
  return [...document.querySelectorAll('form *')].map(element => [
    element.tagName,
    [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter(attribute => !attribute.startsWith('data-left'))
      .toSorted(),
    element.childElementCount > 0 ? '' : element.textContent,
  ]);
}

/** Runs in the page. */
function markForm(): void {
  Object.assign(document.querySelector('form') ?? {}, { isMarked: true });
}

/** Runs in the page. */
function isMarkedForm(): boolean {
  return 'isMarked' in (document.querySelector('form') ?? {});
}
