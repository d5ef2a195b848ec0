import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { formOf, isRight, shownFault, type Values } from '../../src/flows/form.ts';
import { inspect } from './kit/recording.ts';

type Fields = Values<'title' | 'year'>;

const faultsOf = ({ title, year }: Fields) => ({
  title: title === '' ? 'missing' : undefined,
  year: /^\d+$/.test(year) ? undefined : 'noNumber',
});

function openForm(values: Fields = { title: '', year: '' }) {
  const form = createActor(formOf(faultsOf), { input: { values }, inspect }).start();
  const says = () => {
    const snapshot = form.getSnapshot();
    return [shownFault(snapshot, 'title'), shownFault(snapshot, 'year')];
  };
  const type = (field: keyof Fields, value: string) => form.send({ type: 'typed', field, value });
  return { form, says, type };
}

test('says nothing of a field before it is left, and never there that it is empty', () => {
  const { form, says, type } = openForm();
  type('year', 'soon');
  expect(says()).toEqual([undefined, undefined]);
  form.send({ type: 'left', field: 'title' });
  form.send({ type: 'left', field: 'year' });
  expect(says()).toEqual([undefined, 'noNumber']);
});

test('says what is wrong only while it is', () => {
  const { form, says, type } = openForm();
  form.send({ type: 'left', field: 'year' });
  const verdicts = ['x', '1815', 'y'].map(value => {
    type('year', value);
    return says();
  });
  expect(verdicts).toEqual([
    [undefined, 'noNumber'],
    [undefined, undefined],
    [undefined, 'noNumber'],
  ]);
});

test('says all that is wrong once it is submitted, and goes on when nothing is', () => {
  const { form, says, type } = openForm();
  form.send({ type: 'submitted' });
  expect([form.getSnapshot().value, says()]).toEqual(['judged', ['missing', 'noNumber']]);
  type('title', 'Emma');
  type('year', '1815');
  expect([says(), isRight(form.getSnapshot().context)]).toEqual([[undefined, undefined], true]);
  form.send({ type: 'submitted' });
  const { status, output } = form.getSnapshot();
  expect([status, output]).toEqual(['done', { title: 'Emma', year: '1815' }]);
});

test('begins with what it is given', () => {
  const { form } = openForm({ title: 'Emma', year: '1815' });
  form.send({ type: 'submitted' });
  expect(form.getSnapshot().output).toEqual({ title: 'Emma', year: '1815' });
});
