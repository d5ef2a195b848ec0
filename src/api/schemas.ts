import type { components } from './generated/schema.d.ts';

// What is asked and answered, by the names of the contract (`openapi.yaml`).
type Schemas = components['schemas'];

export type Answer = Schemas['Answer'];
export type ActType = Schemas['ActType'];
export type Book = Schemas['Book'];
export type Channel = Schemas['Channel'];
export type Conversation = Schemas['Conversation'];
export type ConversationRow = Schemas['Conversations']['items'][number];
export type Copy = Schemas['Copy'];
export type Counts = Schemas['Counts'];
export type Decision = Schemas['Decision'];
export type Device = Schemas['Sessions']['items'][number];
export type Entry = Schemas['Entry'];
export type FoundPlace = Schemas['Places']['items'][number];
export type House = Schemas['House'];
export type Neighbour = Schemas['Member']['member'];
export type Notice = Schemas['Notices']['items'][number];
export type NoticeType = Schemas['NoticeType'];
export type Preferences = Schemas['Preferences'];
export type Report = Schemas['Reports']['items'][number];
export type Request = Schemas['Request'];
export type RequestEvent = Schemas['RequestEvent'];
export type Self = Schemas['Self'];
export type ShownCopy = Schemas['ShownCopy'];
export type Way = Schemas['Way'];
export type Wish = Schemas['Wish'];
export type WishedNearby = Schemas['WishedNearby']['items'][number];
