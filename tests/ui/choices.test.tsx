import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Choices } from '../../src/ui/choices.tsx';
import { elementsOf, propsOf } from '../pages/elements.tsx';

interface Input {
  onChange: (event: { currentTarget: { closest: () => unknown } }) => void;
}

const options = ['en', 'de', 'fr'].map(value => ({ value, label: value }));
const group = { legend: 'Languages', name: 'languages', options };
const nothing = () => undefined;

test('has what is chosen checked at first', () => {
  const one = <Choices {...group} kind="radio" value="de" onChange={nothing} />;
  const some = <Choices {...group} kind="checkbox" value={['en', 'fr']} onChange={nothing} />;
  expect([one, some].map(checkedIn)).toEqual([['de'], ['en', 'fr']]);
});

test('reports the one that is chosen, or all that are checked by then', () => {
  const heard: unknown[] = [];
  const onChange = (chosen: unknown) => heard.push(chosen);
  press(() => Choices({ ...group, kind: 'radio', value: undefined, onChange }));
  press(() => Choices({ ...group, kind: 'checkbox', value: [], onChange }));
  expect(heard).toEqual(['en', ['en', 'fr']]);
});

/** Presses the first, while the first and the last are checked. */
function press(view: Parameters<typeof elementsOf>[0]) {
  const querySelectorAll = () => [{ value: 'fr' }, { value: 'en' }];
  const [first] = propsOf<'input', Input>(elementsOf(view), 'input');
  first?.onChange({ currentTarget: { closest: () => ({ querySelectorAll }) } });
}

function checkedIn(element: Parameters<typeof renderToStaticMarkup>[0]) {
  const html = renderToStaticMarkup(element);
  return [...html.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1],
  );
}
