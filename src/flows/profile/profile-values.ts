import type { Requests } from '../../api/generated/calls.ts';
import type { Self } from '../../api/schemas.ts';
import {
  centreOf,
  type Place,
  placeAt,
  type Point,
  type Span,
  spans,
} from '../../exchange/cells.ts';
import { colours, doors, type House, roofs } from '../../exchange/house.ts';
import { type Fault, nameFault } from '../faults.ts';
import type { Faults, Values } from '../form.ts';

export type ProfileField =
  | 'name'
  | 'about'
  | 'languages'
  | keyof House
  /** Latitude and longitude with a comma between them; empty without a place. */
  | 'point'
  | 'span';

export type ProfileValues = Values<ProfileField>;

/** In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts. */
export const maxAboutLength = 1000;
const maxLanguages = 20;

/** What the form of the profile holds at first. */
export function valuesOf({ name, about, languages, house, place }: Self): ProfileValues {
  const point = place ? textOf(centreOf(place)) : '';
  const span = String(place?.span ?? 3);
  return { name, about, languages: languages.join(' '), ...house, point, span };
}

/** What is wrong with what was typed of the profile, by field. */
export function profileFaults(values: ProfileValues): Faults<ProfileField, Fault> {
  const { name, about, languages } = values;
  return {
    name: nameFault(name),
    about: about.length > maxAboutLength ? 'tooLong' : undefined,
    languages: codesIn(languages).length > maxLanguages ? 'tooMany' : undefined,
  };
}

/** The place that is chosen. */
export function placeIn({ point, span }: ProfileValues): Place | undefined {
  if (point === '') return undefined;
  const [latitude = 0, longitude = 0] = point.split(',').map(Number);
  return placeAt({ latitude, longitude }, spanIn(span));
}

/** A point as a field of a form holds it: latitude and longitude in degrees, with a comma between. */
export function textOf({ latitude, longitude }: Point): string {
  return `${latitude},${longitude}`;
}

/** The fields that have changed since `before`. */
export function changedIn(before: ProfileValues, values: ProfileValues) {
  const kept = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => kept.get(field) !== value),
  );
}

/** What has changed since `before`, so that what another device has changed stays as it is. */
export function changeOf(
  before: ProfileValues,
  values: ProfileValues,
): Omit<Requests['editProfile'], 'version'> {
  const hasChanged = (...fields: ProfileField[]) =>
    fields.some(field => values[field] !== before[field]);
  return {
    ...(hasChanged('name') && { name: values.name }),
    ...(hasChanged('about') && { about: values.about }),
    ...(hasChanged('languages') && { languages: codesIn(values.languages) }),
    ...(hasChanged('roof', 'colour', 'door') && { house: houseIn(values) }),
    ...(hasChanged('point', 'span') && { place: placeIn(values) ?? null }),
  };
}

/** The house that is chosen. */
export function houseIn({ roof, colour, door }: ProfileValues): House {
  return {
    roof: oneOf(roofs, roof),
    colour: oneOf(colours, colour),
    door: oneOf(doors, door),
  };
}

/** The languages that are chosen. */
export function codesIn(languages: string): string[] {
  return languages.split(' ').filter(Boolean);
}

function spanIn(text: string): Span {
  return oneOf(spans, Number(text));
}

/** The first one where a value is none of them. */
function oneOf<const Value>(all: readonly [Value, ...Value[]], value: unknown): Value {
  return all.find(one => one === value) ?? all[0];
}
