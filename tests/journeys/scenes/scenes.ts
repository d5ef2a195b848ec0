import { scenesOfAccounts } from './account.ts';
import { scenesOfLists } from './lists.ts';
import { scenesOfNeighbours } from './neighbours.ts';
import { scenesOfRequests } from './requests.ts';
import type { Scenes } from './stage.ts';

/** Journeys through pages as they are by themselves: none is altered, fails or takes longer. */
export const plainJourneys =
  /journeys\/(account|books|contact|members|messages|requests|requests-ended|reset-password|shelf|sign-in|verify-email|way-in|wishes)\.journey/;

/** What follows them, for the pictures of states. */
export const scenes: Scenes = {
  ...scenesOfAccounts,
  ...scenesOfLists,
  ...scenesOfNeighbours,
  ...scenesOfRequests,
};
