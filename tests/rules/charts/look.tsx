import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { everyRoute } from '../../../src/app/every-route.ts';
import { renderPages } from '../../../src/app/render.tsx';
import { Shell } from '../../../src/app/shell.tsx';
import type { Site } from '../../../src/flows/site.ts';
import type { FormSeen, ModalSeen, Seen } from '../../seen.ts';

/** The page as its file has it, which is there before the site. */
const files = new Map((await renderPages()).map(({ path, body }) => [path, withoutStuck(body)]));

/** What people would have before them, by the real views. */
export function htmlOf(site: Site, path: string, hasStarted: boolean): string {
  if (!hasStarted) return files.get(path) ?? '';
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <Shell
        routes={everyRoute(false)}
        site={site}
        modalAsRendered={site.getSnapshot().context.modal.getSnapshot()}
      />
    </Router>,
  );
}

export function readHtml(
  html: string,
  typed: Record<string, string>,
): Pick<Seen, 'modal' | 'form' | 'said' | 'isBroken'> {
  const modal = modalIn(html);
  const isBroken = /<h1[^>]*>This page could not be loaded</.test(html);
  return {
    modal,
    form: modal === 'hidden' ? formIn(html, typed) : undefined,
    said: isBroken ? [] : saidIn(html),
    isBroken,
  };
}

function withoutStuck(body: string): string {
  return body.replace(/<div id="stuck".*$/s, '');
}

function modalIn(html: string): ModalSeen | 'hidden' {
  const [, attributes = '', content = ''] = /<dialog([^>]*)>(.*?)<\/dialog>/s.exec(html) ?? [];
  if (!/ open=""/.test(attributes)) return 'hidden';
  const display = displays.find(([tone]) => attributes.includes(`data-tone="${tone}"`))?.[1];
  if (!display) throw new Error(`No display is known by ${attributes}`);
  const [message = '', advice = ''] = textsOf(content, /<p [^>]*>(.*?)<\/p>/gs);
  return { display, message, advice };
}

const displays = [
  ['neutral', 'loading'],
  ['success', 'success'],
  ['failure', 'failure'],
] as const;

function formIn(html: string, typed: Record<string, string>): FormSeen | undefined {
  const [form] = /<form.*?<\/form>/s.exec(html) ?? [];
  if (!form) return undefined;
  const [submit = ''] = /<button[^>]* type="submit"[^>]*>/.exec(form) ?? [];
  const faults = textsOf(form, /<p id="[^"]*error"[^>]*>(.*?)<\/p>/gs).filter(Boolean);
  const names = [...form.matchAll(/<input[^>]* name="([^"]*)"/g)].map(([, name = '']) => name);
  return {
    typed: Object.fromEntries(names.map(name => [name, typed[name] ?? ''])),
    faults,
    canSubmit: submit !== '' && !submit.includes(' disabled=""'),
  };
}

function saidIn(html: string): string[] {
  const withoutForm = html.replace(/<form.*?<\/form>/s, '');
  return textsOf(withoutForm, /<(?:output|p role="alert")>(.*?)<\/(?:output|p)>/gs).filter(Boolean);
}

function textsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) =>
    text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(
        /&(#x27|quot|lt|gt|amp);/g,
        (_, name: keyof typeof characters) => characters[name],
      ),
  );
}

const characters = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' };
