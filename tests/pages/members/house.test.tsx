import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colours, doors, roofs } from '../../../src/exchange/house.ts';
import { House } from '../../../src/pages/members/house.tsx';

test('each house that can be chosen looks unlike all others', () => {
  const pictures = roofs.flatMap(roof =>
    colours.flatMap(colour =>
      doors.map(door => renderToStaticMarkup(<House roof={roof} colour={colour} door={door} />)),
    ),
  );
  expect(new Set(pictures).size).toBe(60);
});
