import '../../ui/tokens.css';
import { memoryLocation } from 'wouter/memory-location';
import { freeze } from '../../kits/freeze.ts';
import { scenes } from '../../kits/kits.ts';
import { placeOf, type Scene } from '../../kits/scenes.ts';
import { pathOf } from '../../paths.ts';
import { renderSite } from './site.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// A frozen page ignores all input: neither charts nor fields get an event.
for (const touch of ['click', 'submit', 'cancel', 'beforeinput', 'focusout']) {
  addEventListener(touch, ignore, { capture: true });
}

const state = new URL(location.href).searchParams.get('state') ?? '';
const scene = scenes.get(state);

if (typeof scene === 'object') await show(root, scene.seenAs ?? scene);
else
  root.textContent = scene ? `Nobody sees '${state}': ${scene}` : `No state is named '${state}'.`;

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function show(root: HTMLElement, scene: Scene): Promise<void> {
  const path = pathOf(placeOf(scene));
  const rendered = titleRendered();
  await renderSite(root, {
    site: freeze(scene),
    location: memoryLocation({ path, record: true }),
    path,
    isOfMembers: () => scene.isOfMembers === true,
  });
  await rendered;
  fillIn(scene.flow?.typed);
  await document.fonts.ready;
  document.documentElement.dataset['ready'] = state;
}

/** The last that a page does when it is rendered. */
function titleRendered(): Promise<void> {
  return new Promise(resolve => {
    const title = document.querySelector('title');
    if (title) new MutationObserver(() => resolve()).observe(title, { childList: true });
  });
}

/** The fields keep for themselves what is typed; the charts cannot put it there. */
function fillIn(typed: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (field) field.value = value;
  }
}
