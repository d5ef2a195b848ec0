import { expect, test } from 'vitest';
import { expectedOfJourneys } from '../../src/atlas/build/expected.ts';

test('every test in a browser has a record of its own, also on a phone', async () => {
  const expected = await expectedOfJourneys();
  const names = expected.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const titles = expected.map(({ title }) => title);
  const onPhone = titles.filter(title => title.endsWith('(phone)'));
  expect(onPhone.length).toBeGreaterThan(0);
  expect(titles).toEqual(
    expect.arrayContaining(onPhone.map(title => title.replace('(phone)', '(desktop)'))),
  );
});
