import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from '../../src/ui/text-area.tsx';

test.each([
  ['', 'Characters left: 3', false],
  ['ab😀', 'Characters left: 0', false],
  ['abc😀', 'Characters too many: 1', true],
])('says of %j: %s', (text, said, isInvalid) => {
  const html = renderToStaticMarkup(
    <TextArea
      name="about"
      label="About"
      hint="Anything"
      longest={3}
      defaultValue={text}
      longestError=""
      onInput={() => undefined}
    />,
  );
  expect(html).toContain(`>${said}<`);
  expect(html.includes('aria-invalid="true"')).toBe(isInvalid);
});
