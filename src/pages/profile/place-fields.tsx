import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { Point } from '../../exchange/cells.ts';
import type { FindPlace } from '../../flows/profile/find-place.ts';
import { houseIn, placeIn, type ProfileValues } from '../../flows/profile/profile-values.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { place as words } from '../../words/profile/place.ts';
import { PlaceMap } from './place-map.tsx';
import style from './place-fields.module.css';

interface PlaceFieldsProps {
  /** Undefined once the page is left. */
  finder: FindPlace | undefined;
  values: ProfileValues;
  onChoose: (point: Point) => void;
}

/** Where a member is, and how exactly neighbours learn how far that is. */
export function PlaceFields({ finder, values, onChoose }: PlaceFieldsProps) {
  const snapshot = useSelector(finder, current => current);
  const place = placeIn(values);
  const search = snapshot?.value.search;
  const found = search === 'found' ? (snapshot?.context.found ?? []) : [];
  return (
    <div className={style['fields']}>
      <Field
        label={words.search(snapshot?.context.hasPostcodes === true)}
        hint={words.searchHint}
        renderBox={typedIn => (
          <input
            {...typedIn}
            type="search"
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            onInput={({ currentTarget: { value } }) =>
              finder?.send({ type: 'name typed', text: value })
            }
            onKeyDown={keepForm}
          />
        )}
      >
        <output className={style['status']}>{search && words.status[search](found.length)}</output>
        {found.length > 0 && (
          <ul className={style['found']} aria-label={words.found}>
            {found.map(({ name, region, latitude, longitude }) => (
              <li key={`${name} ${region} ${latitude} ${longitude}`}>
                <button type="button" onClick={() => onChoose({ latitude, longitude })}>
                  <bdi translate="no">{name}</bdi>
                  <span>{` ${region}`}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Field>
      <Button
        isSecondary
        disabled={search === 'locating'}
        onClick={() => finder?.send({ type: 'position asked for' })}
      >
        {words.locate}
      </Button>
      {place && (
        <PlaceMap place={place} house={houseIn(values)} around={snapshot?.context.around ?? []} />
      )}
      <Choices
        kind="radio"
        name="span"
        legend={words.span}
        chosen={[values.span]}
        options={Object.entries(words.spans).map(([value, label]) => ({ value, label }))}
      />
      <p>{place ? words.neighboursSee : words.none}</p>
    </div>
  );
}

/** Enter in the search does not send the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
