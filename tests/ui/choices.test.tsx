import { expect, test } from 'vitest';
import { Choices } from '../../src/ui/choices.tsx';
import { elementsOf, propsOf } from '../pages/elements.tsx';

interface Input {
  defaultChecked: boolean;
  onChange: (event: { currentTarget: { closest: () => unknown } }) => void;
}

const options = ['en', 'de', 'fr'].map(value => ({ value, label: value }));
const group = { legend: 'Languages', name: 'languages', options };

test('has what is chosen checked, and reports the one that is chosen, or all that are', () => {
  const heard: unknown[] = [];
  const onChange = (chosen: unknown) => heard.push(chosen);
  const checked = [
    pressFirst(() => Choices({ ...group, kind: 'radio', value: 'de', onChange })),
    pressFirst(() => Choices({ ...group, kind: 'checkbox', value: ['de', 'fr'], onChange })),
  ];
  expect(checked).toEqual([
    [false, true, false],
    [false, true, true],
  ]);
  expect(heard).toEqual(['en', ['en', 'fr']]);
});

/** What was checked at first. By the time of the press, the first and the last are. */
function pressFirst(view: Parameters<typeof elementsOf>[0]): boolean[] {
  const inputs = propsOf<'input', Input>(elementsOf(view), 'input');
  const querySelectorAll = () => [{ value: 'fr' }, { value: 'en' }];
  inputs[0]?.onChange({ currentTarget: { closest: () => ({ querySelectorAll }) } });
  return inputs.map(({ defaultChecked }) => defaultChecked);
}
