import type { Page } from '@playwright/test';

/**
 * Has the members' pages translated as a browser does it: each text that comes is replaced by an element with
 * the translation, here the text itself, but for what is marked as not to be translated.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isKept = (text: Node) =>
      text.parentElement?.closest('font, [translate=no], script, style, svg, textarea') !== null;
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of [root, ...texts]) {
        if (text.nodeType !== Node.TEXT_NODE || isKept(text)) continue;
        const font = document.createElement('font');
        font.textContent = text.nodeValue;
        text.parentNode?.replaceChild(font, text);
      }
    };
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      if (dataset['document'] !== 'members') return;
      dataset['altered'] = '';
      replace(document.body);
      new MutationObserver(changes => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replace);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}
