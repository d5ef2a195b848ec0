import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from '../../src/ui/text-area.tsx';

test.each([
  ['', '3 characters left'],
  ['abc', '0 characters left'],
  ['abcd', '1 characters too many'],
])('says of %j: %s', (text, said) => {
  const html = renderToStaticMarkup(
    <TextArea name="about" label="About" longest={3} defaultValue={text} fault="" faults={{}} />,
  );
  expect(html).toContain(`>${said}<`);
});
