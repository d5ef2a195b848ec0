import { expect, test } from 'vitest';
import { titleClass } from '../../src/ui/letters.ts';

test.each([
  '',
  'Through the Looking-Glass, 2. Aufl. – „groß“ & ½ © 😀',
  'Felâtun Bey ile Râkım Efendi, Şair Evlenmesi, İntibah',
  'À la recherche, Żółć, Jørgen, Ægir, Ő, Țară, GROẞ',
])('our typeface has the letters of %j', title => {
  expect(titleClass(title, 'cut', undefined)).toBe('cut');
  expect(titleClass(title)).toBeUndefined();
});

test.each([
  'Братья Karamazov',
  'Ἰλιάς',
  'Số đỏ',
  'ألف ليلة وليلة',
  '紅樓夢',
  'गोदान',
  'M\u0323oby-Dick',
  'ŉ',
])('%j is set in another one as a whole', title => {
  expect(titleClass(title, 'cut')).toMatch(/^cut .*other/);
});
