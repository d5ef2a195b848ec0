import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Place, placeAt } from '../../../src/exchange/cells.ts';
import { houseAt } from '../../../src/exchange/house.ts';
import { PlaceMap } from '../../../src/pages/profile/place-map.tsx';

const berlin = placeAt({ latitude: 52.53, longitude: 13.41 }, 3);
const mitte = { name: 'Mitte', latitude: 52.52, longitude: 13.405 };
const wedding = { name: 'Wedding', latitude: 52.55, longitude: 13.366 };
const kreuzberg = { name: 'Kreuzberg', latitude: 52.4987, longitude: 13.403 };

function draw(place: Place, around: Parameters<typeof PlaceMap>[0]['around']) {
  const html = renderToStaticMarkup(<PlaceMap place={place} house={houseAt(0)} around={around} />);
  return {
    label: /^<svg[^>]* role="img" aria-label="([^"]*)"/.exec(html)?.[1],
    texts: [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text),
    radius: Number(/<circle[^>]* r="([^"]*)"/.exec(html)?.[1]),
  };
}

test('shows how large a place is and the towns around it, the nearest first', () => {
  expect(draw(berlin, [kreuzberg, wedding, mitte])).toEqual({
    label: 'Map with a circle about 2 km across, near Mitte, Kreuzberg, Wedding.',
    texts: ['Mitte', 'Kreuzberg', 'Wedding', '2 km'],
    radius: expect.closeTo(21.9, 1),
  });
});

test('names neither the town whose name would lie on a nearer one, nor one out of the picture', () => {
  const hidden = { ...wedding, name: 'Over Wedding', latitude: 52.5501 };
  const far = { name: 'Potsdam', latitude: 52.4, longitude: 13.06 };
  expect(draw(berlin, [far, hidden, kreuzberg, wedding, mitte])).toEqual(
    draw(berlin, [kreuzberg, wedding, mitte]),
  );
});

test('has a circle of a third of its height where no town is near', () => {
  expect(draw(berlin, [])).toEqual({
    label: 'Map with a circle about 2 km across, and no town near it.',
    texts: ['2 km'],
    radius: expect.closeTo(100 / 3),
  });
});

test('shows a town on the other side of the 180th meridian', () => {
  const { texts } = draw(placeAt({ latitude: -16.8, longitude: 179.99 }, 9), [
    { name: 'Taveuni', latitude: -16.82, longitude: -179.97 },
  ]);
  expect(texts).toEqual(['Taveuni', '5 km']);
});
