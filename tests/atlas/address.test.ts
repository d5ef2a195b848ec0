import { describe, expect, test } from 'vitest';
import { type Address, addressIn, searchOf } from '../../src/atlas/address.ts';

const map: Address = {
  view: 'map',
  chart: undefined,
  selected: undefined,
  marking: 'gaps',
  pictured: false,
  rule: undefined,
  walk: undefined,
  step: 1,
  failedOnly: false,
};

describe('an address', () => {
  test.each<[search: string, change: Partial<Address>]>([
    ['', {}],
    ['chart=site', { view: 'chart', chart: 'site' }],
    [
      'chart=site&select=site.opening&mark=browser&pages=shown',
      {
        view: 'chart',
        chart: 'site',
        selected: 'site.opening',
        marking: 'browser',
        pictured: true,
      },
    ],
    [
      'chart=site&view=table&select=site%3A%3Apage+opened%3A%3A2',
      { view: 'table', chart: 'site', selected: 'site::page opened::2' },
    ],
    ['view=rules&rule=token+required', { view: 'rules', rule: 'token required' }],
    ['view=walks&failed=only', { view: 'walks', failedOnly: true }],
    ['view=walks&walk=a+%E2%80%BA+b&step=3', { view: 'walks', walk: 'a › b', step: 3 }],
  ])('says where somebody is: %s', (search, change) => {
    const address = { ...map, ...change };
    expect(addressIn(new URLSearchParams(search))).toEqual(address);
    expect(searchOf(address)).toBe(search);
  });

  test('leaves out what its view does not show', () => {
    const full = { ...map, chart: 'site', selected: 'site.opening', rule: 'r', walk: 'w', step: 2 };
    const failedOnly = true;
    expect(searchOf({ ...full, failedOnly, view: 'map' })).toBe('');
    expect(searchOf({ ...full, view: 'rules' })).toBe('view=rules&rule=r');
  });

  test.each([
    'view=nowhere',
    'mark=me',
    'view=walks&failed=no',
    'step=-3',
    'step=many',
    'view=walks&step=0',
  ])('survives %s', search => {
    const { view } = addressIn(new URLSearchParams(search));
    expect(addressIn(new URLSearchParams(search))).toEqual({ ...map, view });
  });
});
