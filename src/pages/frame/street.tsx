import { Cat } from './cat.tsx';
import style from './street.module.css';

/** Books that are houses, and books that go from window to window. */
export function Street() {
  return (
    <svg
      className={style['street']}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      strokeLinejoin="round"
    >
      <circle cx="690" cy="120" r="62" fill="var(--orb)" />
      <circle cx="215" cy="310" r="52" fill="var(--moss)" />
      <path d="M434 190h42v230h-42zM211 320h8v100h-8z" fill="var(--pine)" />
      <path
        d="M74 230h54v190H74zM896 130h62v290h-62zM505 376h130v22H505zM592 270h44v56h-44z"
        fill="var(--moss)"
      />
      <path
        d="M18 280h52v140H18zM300 264l65-52 65 52v156H300zM1016 254l60-50 60 50v166h-120zM508 256h44v56h-44z"
        fill="var(--brick)"
      />
      <path d="M132 290h40v130h-40zM962 200h44v220h-44zM1140 300h44v120h-44z" fill="var(--wine)" />
      <path
        d="m760 166 65-56 65 56v254H760zM490 398h160v22H490zM678 252h44v56h-44z"
        fill="var(--slate)"
      />
      <path
        d="M318 284h36v44h-36zM376 284h36v44h-36zM780 186h34v44h-34zM836 186h34v44h-34zM780 256h34v44h-34zM836 256h34v44h-34zM1034 274h32v40h-32zM1086 274h32v40h-32z"
        fill="var(--lamp)"
      />
      <path
        d="M348 420v-52a17 17 0 0 1 34 0v52zM806 420v-62a19 19 0 0 1 38 0v62zM1060 420v-54a16 16 0 0 1 32 0v54z"
        fill="var(--board)"
      />
      <g fill="none" stroke="var(--page)" strokeWidth="4">
        <path d="M18 300h52M18 312h52M18 400h52M74 252h54M74 400h54M132 312h40M132 400h40M434 212h42M434 224h42M434 400h42M896 152h62M896 164h62M896 400h62M962 222h44M962 400h44M1140 322h44M1140 400h44M514 398v22M522 398v22M610 376v22M618 376v22M516 274h28M516 282h16M600 288h28M600 296h16M686 270h28M686 278h16M508 312h44M592 326h44M678 308h44" />
        <path
          d="m292 272 73-58 73 58M752 176l73-62 73 62M1008 264l68-56 68 56"
          strokeWidth="10"
          strokeLinecap="round"
        />
      </g>
      <g fill="none" strokeLinecap="round" strokeWidth="16">
        <path d="m280 264 85-68 85 68" stroke="var(--slate)" />
        <path d="m738 168 87-74 87 74" stroke="var(--brick)" />
        <path d="m996 258 80-66 80 66" stroke="var(--moss)" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="3">
        <path d="M476 230q134 90 284-10M518 248v14M542 255v12M602 265v12M626 264v12M688 251v12M712 243v14" />
      </g>
      <Cat x={550} y={376} />
    </svg>
  );
}
