import type { Visitor } from '../browser/visitor.ts';
import { expect } from './test.ts';

/** The page is no wider than its window, and all of these can be seen and pressed in it. */
export async function expectWithinReach(visitor: Visitor, selectors: string[]): Promise<void> {
  expect(await visitor.tab.evaluate(findTrouble, selectors)).toEqual([]);
}

/** Runs in the page. */
function findTrouble(selectors: string[]): string[] {
  const root = document.documentElement;
  const isOver = (element: Element) => element.closest('dialog:modal') !== null;
  const trouble = [root, ...document.querySelectorAll('dialog:modal > div')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(element => `${element.tagName} is ${element.scrollWidth - element.clientWidth} too wide`);
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    if (!element) {
      trouble.push(`there is no ${selector}`);
      continue;
    }
    const cannotScroll = getComputedStyle(root).overflowY === 'hidden' && !isOver(element);
    if (!cannotScroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isTall = bottom - top > innerHeight;
    const isInside =
      left >= 0 && right <= innerWidth && (isTall || (top >= 0 && bottom <= innerHeight));
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!isInside) trouble.push(`${selector} is outside of the window`);
    else if (!hit || !(element.contains(hit) || hit.contains(element)))
      trouble.push(`something lies over ${selector}`);
  }
  return trouble;
}
