import type { ReactNode, SVGProps } from 'react';
import type { House as Look } from '../../exchange/house.ts';

type Size = Pick<SVGProps<SVGSVGElement>, 'width' | 'height'>;

/** How a member is drawn. Whose house it is stands in words next to it. */
export function House({ roof, colour, door, ...size }: Look & Size) {
  return (
    <svg
      {...size}
      viewBox="0 0 100 100"
      aria-hidden="true"
      fill={`var(--${colour === 'pine' ? 'fir' : colour})`}
      strokeLinejoin="round"
    >
      <g color={`var(--${roofColours[colour]})`} strokeWidth="9">
        {roofs[roof]}
      </g>
      <path d="M27 54h15v15H27zM58 54h15v15H58z" fill="var(--lamp)" />
      <g fill="var(--board)">{doors[door]}</g>
    </svg>
  );
}

const roofColours = {
  brick: 'slate',
  wine: 'moss',
  moss: 'brick',
  pine: 'brick',
  slate: 'wine',
} satisfies Record<Look['colour'], Look['colour']>;

const roofs = {
  gable: (
    <>
      <path d="M18 100V43l32-27 32 27v57z" />
      <path d="m15 50 35-29 35 29" fill="none" stroke="var(--page)" />
      <path d="m9 44 41-34 41 34" fill="none" stroke="currentColor" strokeLinecap="round" />
    </>
  ),
  flat: (
    <>
      <path d="M62 12h13v18H62zM18 30h64v70H18z" />
      <path d="M18 40h64" stroke="var(--page)" strokeWidth="5" />
      <path d="M13 33h74" stroke="currentColor" strokeLinecap="round" />
    </>
  ),
  stepped: (
    <>
      <path d="M18 100V46h11V30h10V12h22v18h10v16h11v54z" />
      <path d="M45 44v-7a5 5 0 0 1 10 0v7z" fill="var(--lamp)" />
      <path
        d="M14 46h15M71 46h15M25 30h14M61 30h14M35 13h30"
        stroke="currentColor"
        strokeWidth="7"
      />
    </>
  ),
  dome: (
    <>
      <path d="M50 5v16" stroke="currentColor" strokeLinecap="round" strokeWidth="6" />
      <path d="M20 46a30 32 0 0 1 60 0z" fill="currentColor" />
      <path d="M18 44h64v56H18z" />
      <path d="M12 44h76" stroke="var(--page)" strokeWidth="7" />
    </>
  ),
} satisfies Record<Look['roof'], ReactNode>;

const doors = {
  square: <path d="M40 100V76h20v24z" />,
  round: <path d="M39 100V86a11 11 0 0 1 22 0v14z" />,
  double: <path d="M32 100V76h16v24zM52 100V76h16v24z" />,
} satisfies Record<Look['door'], ReactNode>;
