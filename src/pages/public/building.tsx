import type { ReactNode, SVGProps } from 'react';

export type BuildingName = 'door' | 'bellTower' | 'readingRoom' | 'terrace' | 'postBox';

interface BuildingProps extends SVGProps<SVGSVGElement> {
  name: BuildingName;
}

/** Each area is a building with an outline of its own. */
export function Building({ name, ...place }: BuildingProps) {
  return (
    <svg {...place} aria-hidden="true" viewBox="0 0 100 150" fill="none" strokeWidth="7">
      {buildings[name]}
    </svg>
  );
}

/** A building on a board, on which its name is painted. */
export function BuildingWithSign({ name, sign }: { name: BuildingName; sign: string }) {
  const said = { role: 'img', 'aria-label': sign };
  return (
    <svg {...said} viewBox="-5 0 110 180" overflow="visible" fill="none" strokeWidth="7">
      <g>{buildings[name]}</g>
      <path d="M-6 150h112v30H-6z" fill="var(--board)" />
      <text x="50" y="171">
        {sign}
      </text>
    </svg>
  );
}

const buildings = {
  door: (
    <>
      <path d="M16 150V68a34 34 0 0 1 68 0v82z" fill="var(--slate)" />
      <path d="M26 150V70a24 24 0 0 1 48 0v80z" fill="var(--brick)" />
      <path d="M32 78v-8a18 18 0 0 1 36 0v8z" fill="var(--lamp)" />
      <path d="M32 86h15v52H32zM53 86h15v52H53z" fill="var(--wine)" />
      <path d="M8 142h84v8H8z" fill="var(--page)" />
      <path d="m12 38 38-26 38 26" stroke="var(--page)" />
      <path d="M8 32 50 4l42 28" stroke="var(--moss)" />
    </>
  ),
  bellTower: (
    <>
      <path d="M12 112h18v38H12z" fill="var(--wine)" />
      <path d="M70 98h18v52H70z" fill="var(--moss)" />
      <path d="M30 42h40v108H30z" fill="var(--slate)" />
      <path d="M50 2 77 42H23z" fill="var(--brick)" />
      <path d="M36 82V62a14 14 0 0 1 28 0v20zM42 150v-16a8 8 0 0 1 16 0v16z" fill="var(--board)" />
      <path d="M40 74q4-18 10-18t10 18zM47 75h6v4h-6z" fill="var(--lamp)" />
      <path d="M30 96h40" stroke="var(--page)" />
    </>
  ),
  readingRoom: (
    <>
      <path d="M47 28h6v14h-6z" fill="var(--brick)" />
      <path d="M12 82a38 42 0 0 1 76 0z" fill="var(--moss)" />
      <path d="M4 82h92v68H4z" fill="var(--wine)" />
      <path d="M22 150v-34a28 28 0 0 1 56 0v34z" fill="var(--lamp)" />
      <path d="M28 122q11-6 22 2 11-8 22-2v16q-11-6-22 2-11-8-22-2z" fill="var(--board)" />
      <path d="M4 84h92" stroke="var(--page)" />
    </>
  ),
  terrace: (
    <>
      <path d="M3 88 18 70l15 18v62H3z" fill="var(--moss)" />
      <path d="m34 62 16-18 16 18v88H34z" fill="var(--slate)" />
      <path d="m67 98 15-18 15 18v52H67z" fill="var(--brick)" />
      <path
        d="M11 96h14v14H11zM43 72h14v14H43zM43 96h14v14H43zM75 104h14v14H75z"
        fill="var(--lamp)"
      />
      <path d="M12 150v-20h12v20zM44 150v-22h12v22zM76 150v-16h12v16z" fill="var(--board)" />
      <path d="m4 86 14-17 14 17M36 61l14-16 14 16M68 96l14-17 14 17" stroke="var(--page)" />
    </>
  ),
  postBox: (
    <>
      <path d="M22 62a28 22 0 0 1 56 0z" fill="var(--wine)" />
      <path d="M26 66h48v76H26z" fill="var(--brick)" />
      <path d="M18 60h64v9H18zM20 140h60v10H20z" fill="var(--wine)" />
      <path d="M36 82h28v6H36z" fill="var(--board)" />
      <path d="m42 86 4-16h20l-4 16zM38 98h24v24H38z" fill="var(--page)" />
    </>
  ),
} satisfies Record<BuildingName, ReactNode>;
