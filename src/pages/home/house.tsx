import type { ReactNode } from 'react';
import type { House as Look } from '../../exchange/house.ts';

interface HouseProps extends Look {
  width?: number;
  height?: number;
}

/** How a member is drawn. Whose house it is stands in words next to it. */
export function House({ roof, colour, door, ...size }: HouseProps) {
  return (
    <svg {...size} viewBox="0 0 100 100" aria-hidden="true" strokeLinejoin="round" fill="none">
      <g fill={`var(--${colour})`} stroke={`var(--${trims[colour]})`} strokeWidth="8">
        {roofs[roof]}
      </g>
      <path d="M27 52h15v15H27zM58 52h15v15H58z" fill="var(--lamp)" />
      <g fill="var(--board)">{doors[door]}</g>
    </svg>
  );
}

/** The colour of the roof. */
const trims = {
  brick: 'slate',
  wine: 'moss',
  moss: 'brick',
  pine: 'brick',
  slate: 'wine',
} satisfies Record<Look['colour'], Look['colour']>;

const roofs = {
  gable: (
    <>
      <path d="M18 100V42l32-28 32 28v58z" stroke="none" />
      <path d="m12 50 38-33 38 33" stroke="var(--page)" strokeWidth="6" />
      <path d="m8 43 42-36 42 36" strokeLinecap="round" strokeWidth="9" />
    </>
  ),
  flat: (
    <>
      <path d="M18 30h64v70H18z" stroke="none" />
      <path d="M18 38h64" stroke="var(--page)" strokeWidth="5" />
      <path d="M12 30h76" strokeLinecap="round" strokeWidth="10" />
    </>
  ),
  stepped: (
    <>
      <path d="M18 100V38h13V24h13V10h12v14h13v14h13v62z" stroke="none" />
      <path d="M14 40h17V25h13V10h12v15h13v15h17" fill="none" strokeLinecap="round" />
    </>
  ),
  dome: (
    <>
      <path d="M18 44h64v56H18z" stroke="none" />
      <path d="M50 4v10" strokeLinecap="round" strokeWidth="6" />
    </>
  ),
} satisfies Record<Look['roof'], ReactNode>;

const doors = {
  square: <path d="M40 100V74h20v26z" />,
  round: <path d="M39 100V84a11 11 0 0 1 22 0v16z" />,
  double: <path d="M33 100V74h15v26zM52 100V74h15v26z" />,
} satisfies Record<Look['door'], ReactNode>;
