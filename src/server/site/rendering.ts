import { randomBytes, randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { awaitedMarks, type RenderedPage, type RenderPage } from '../../api/rendering.ts';
import { notBuilt } from './build.ts';
import type { Form, SiteFile } from './file.ts';

/** In milliseconds, after which a page is given as it is awaited. */
const limitMs = 2_000;

/** How many pages are rendered at once. */
const mostAtOnce = 16;

/** Text of a piece: a browser reads a piece as soon as it has come. */
const pieceLength = 8_000;

/** What renders pages, as the build has left it beside the site. Throws a `StartFault` where it is missing. */
export async function readRenderer(siteFolder: string): Promise<RenderPage> {
  const bundle = join(resolve(siteFolder), '..', 'render', 'for-visitor.js');
  if (!existsSync(bundle)) throw notBuilt(bundle);
  const { renderPage }: { renderPage: RenderPage } = await import(pathToFileURL(bundle).href);
  return renderPage;
}

interface Page {
  /** The page as it is awaited. */
  file: SiteFile;
  form: Form;
  /** Whether it repeats what its address says: next to that a length could give a secret away (BREACH). */
  repeatsAddress: boolean;
  /** Whether others show where a link to it leads, by its head, which is given only once it is rendered. */
  isShared: boolean;
  /** Resolves to undefined where the page is to be given as it is awaited. */
  render: (signal: AbortSignal) => Promise<RenderedPage | undefined>;
}

/** Answers with rendered pages, as many at once as a server can bear. */
export function createRendering() {
  let underWay = 0;
  return {
    hasRoom: () => underWay < mostAtOnce,
    /** The head goes out before anything is asked, so that the browser fetches the scripts meanwhile. */
    give: (page: Page, response: ServerResponse): Promise<void> => {
      underWay += 1;
      // Who reads slowly takes no room from others.
      return give(page, response, () => (underWay -= 1));
    },
  };
}

async function give(
  { form, repeatsAddress, isShared, render, file }: Page,
  response: ServerResponse,
  onRendered: () => void,
) {
  const { ETag: _, 'Content-Length': __, 'Accept-Ranges': ___, ...headers } = form.headers;
  response.writeHead(200, headers);
  const encoder = encoderOf(headers['Content-Encoding']);
  const late = new AbortController();
  // Nothing more is rendered for a visitor who is gone.
  const sent = pipeline(encoder, response).catch(() => late.abort());
  const [head = '', awaited = '', tail = ''] = file.identity.body.toString().split(marks);
  if (!isShared) await put(encoder, head);
  const rendered = await Promise.race([
    render(late.signal),
    setTimeout(limitMs, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  onRendered();
  if (isShared)
    await put(
      encoder,
      head.replace(/<title>.*?<\/title>/, title => rendered?.head ?? title),
    );
  const shown = rendered ? rendered.html + (repeatsAddress ? padding() : '') : awaited;
  const [scripts = '', end = ''] = tail.split(/(?=<\/body>)/);
  // What is pressed is remembered by scripts behind the content, so that they come with the last of it.
  const pieces = piecesOf(shown);
  const last = pieces.pop() ?? '';
  for (const piece of [...pieces, last + scripts]) await put(encoder, piece);
  encoder.end((rendered?.recorded ?? '') + end);
  await sent;
}

/** A comment of a random length. */
function padding(): string {
  return `<!--${randomBytes(randomInt(16, 80)).toString('hex')}-->`;
}

const marks = new RegExp(awaitedMarks.join('|'));

/** Not as small as the files of the build, which are packed once. */
function encoderOf(coding: string | undefined): Transform {
  if (coding === 'br') {
    return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  return coding === 'gzip' ? createGzip() : new PassThrough();
}

/** Resolves as soon as it is on its way, or the visitor is gone. */
function put(encoder: ReturnType<typeof encoderOf>, text: string): Promise<void> {
  return new Promise(resolve => {
    encoder.write(text);
    if ('flush' in encoder && typeof encoder.flush === 'function') encoder.flush(resolve);
    else resolve();
  });
}

function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${pieceLength}}`, 'gu')) ?? [];
}
