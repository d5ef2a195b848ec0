import type { Claim } from './claim.ts';
import { encoding } from './claims/chapter-1.ts';
import { business } from './claims/chapter-2.ts';
import { frontend } from './claims/chapter-3.ts';
import { authentication } from './claims/chapter-6.ts';
import { configuration } from './claims/chapter-13.ts';
import { data } from './claims/chapter-14.ts';
import { structure } from './claims/chapter-15.ts';
import { files, http } from './claims/chapters-4-and-5.ts';
import { access } from './claims/chapters-7-to-10.ts';
import { communication, cryptography } from './claims/chapters-11-and-12.ts';
import { logging, webRtc } from './claims/chapters-16-and-17.ts';

/** How this product stands to each requirement, in the order of their numbers. */
export const claims: Claim[] = [
  ...encoding,
  ...business,
  ...frontend,
  ...http,
  ...files,
  ...authentication,
  ...access,
  ...cryptography,
  ...communication,
  ...configuration,
  ...data,
  ...structure,
  ...logging,
  ...webRtc,
];
