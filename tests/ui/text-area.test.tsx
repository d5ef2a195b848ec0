import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from '../../src/ui/text-area.tsx';

const field = { name: 'about', label: 'About', hint: 'Anything', longest: 3, longestError: '' };

test.each([
  ['', 'Characters left: 3', false],
  ['ab😀', 'Characters left: 0', false],
  ['abc😀', 'Characters too many: 1', true],
])('says of %j: %s', (text, said, isInvalid) => {
  const html = renderToStaticMarkup(
    <TextArea {...field} defaultValue={text} onInput={() => undefined} />,
  );
  expect(html).toContain(`>${said}<`);
  expect(html.includes('aria-invalid="true"')).toBe(isInvalid);
});
