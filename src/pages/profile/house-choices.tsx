import { houseIn, type ProfileValues } from '../../flows/profile/profile-values.ts';
import { Choices } from '../../ui/choices.tsx';
import { profile as words } from '../../words/profile/profile.ts';
import { House } from '../members/house.tsx';

/** What a member's house is built of, each part drawn on the house as it is now. */
export function HouseChoices({ values }: { values: ProfileValues }) {
  const parts = { roof: words.roofs, colour: words.colours, door: words.doors } as const;
  return (
    <>
      {(['roof', 'colour', 'door'] as const).map(part => (
        <Choices
          key={part}
          kind="radio"
          name={part}
          legend={words[part]}
          chosen={[values[part]]}
          options={Object.entries(parts[part]).map(([value, label]) => ({
            value,
            label,
            picture: <House {...houseIn({ ...values, [part]: value })} width={56} height={56} />,
          }))}
        />
      ))}
    </>
  );
}
