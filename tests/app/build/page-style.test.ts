import { expect, test } from 'vitest';
import { pageStyle, styleOfCode } from '../../../src/app/build/page-style.ts';

const sheet = `
  @layer tokens { :root { --used: red; --through: blue; --by: var(--through); --idle: 1px } }
  @layer base { a, p { color: var(--used) } html { color: var(--by) } dl { top: 0 } p:disabled { top: 0 } }
  @layer elements { .there { margin: 0; & b { top: 0 } } .not { margin: 1px } .there > .not { top: 1px } }
  @layer pages { .none { top: 0 } .none, .too:hover { top: 2px } @media (width > 9px) { .none { top: 0 } }
    :is(.none, .too) p { top: 3px } :is(.none, .not) p { top: 4px } p:has(> .none) { top: 5px }
    p:not(.none) { top: 6px } }
`;

test('a page is given what its elements need, and the layers in their order', () => {
  expect(pageStyle(sheet, '<p class="there"><i class="some too"></i><b></b>')).toBe(
    '@layer tokens,base,elements,pages;' +
      '@layer tokens{:root{--used:red;--through:blue;--by:var(--through)}}' +
      '@layer base{a,p{color:var(--used)}html{color:var(--by)}}' +
      '@layer elements{.there{margin:0;& b{top:0}}}' +
      '@layer pages{.none,.too:hover{top:2px}:is(.none,.too) p{top:3px}p:not(.none){top:6px}}',
  );
});

test('only what belongs to a form is disabled', () => {
  expect(pageStyle(sheet, '<form><p></p></form>')).toContain('p:disabled{top:0}');
});

test('a page is given the colours of its pictures', () => {
  expect(pageStyle(sheet, '<path fill="var(--idle)" />')).toContain('--idle:1px');
});

test.each([
  ['closed', '<dialog class="there">…</dialog>', false],
  ['open', '<dialog class="there" open="">…</dialog>', true],
])('what stands in a dialog that is %s', (_, html, isThere) => {
  expect(pageStyle(sheet, html).includes('.there')).toBe(isThere);
});

test('a page in any of its states is given all that its code may name', () => {
  const code = 'var there = "there"; jsx("b", { className: there, fill: `var(--${colour})` });';
  const style = styleOfCode(sheet, code);
  expect(style).toContain('.there{margin:0;& b{top:0}}');
  expect(style).toContain('--idle:1px');
  expect(style).not.toContain('.not');
});
