type Look = Record<string, string>;

const space = 'http://www.w3.org/2000/svg';

/** What the parts of a drawing inherit from each other, and files can say. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Means nothing outside the page. */
const ofThePage = /^(class|id|role|style|tabindex|xmlns|(aria|data)-.+)$/;

/** The drawing as a file of its own, in the colours that it has now and with its pictures in it. */
export function svgText(svg: SVGSVGElement): string {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const ground = element('rect', { x, y, width, height, fill: groundOf(svg) });
  const copy = copyOf(svg, {}) ?? element('svg', {});
  const [title] = copy.children;
  if (title) title.after(ground);
  setAttributes(copy, { width, height, role: 'img' });
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}

function copyOf(original: Element, around: Look): Element | null {
  const look = lookOf(original);
  if (isUnseen(original, look)) return null;
  const copy = element(original.localName, {});
  for (const { name, value } of original.attributes) {
    if (!ofThePage.test(name)) copy.setAttribute(name, value);
  }
  for (const name of inherited) {
    const value = look[name] ?? '';
    if (around[name] !== value) copy.setAttribute(name, value);
  }
  if (look['text-decoration-line'] !== 'none') copy.setAttribute('text-decoration', 'line-through');
  if (original instanceof SVGTextElement) copy.setAttribute('xml:space', 'preserve');
  if (original instanceof SVGImageElement) copy.setAttribute('href', contentOf(original));
  const label = original.getAttribute('aria-label');
  if (label !== null) copy.append(element('title', {}, label));
  for (const child of original.childNodes) {
    if (child instanceof Element) copy.append(...[copyOf(child, look)].filter(one => one !== null));
    else copy.append(child.textContent ?? '');
  }
  return copy;
}

function lookOf(original: Element): Look {
  const style = getComputedStyle(original);
  return Object.fromEntries(
    [...inherited, 'text-decoration-line', 'display'].map(name => {
      const value = style.getPropertyValue(name);
      return [name, name === 'fill' || name === 'stroke' ? paintOf(value) : value];
    }),
  );
}

/** Rings that are not lit, grounds that only feel the mouse, words for a screen reader alone. */
function isUnseen(original: Element, { fill, stroke, display }: Look): boolean {
  if (original instanceof SVGTitleElement || original instanceof SVGDescElement) return true;
  if (original instanceof SVGImageElement) return contentOf(original) === '';
  if (display === 'none') return true;
  return original instanceof SVGGeometryElement && fill === 'none' && stroke === 'none';
}

/** Nothing where the picture has not arrived. */
function contentOf(image: SVGImageElement): string {
  const { width, height } = image.getBBox();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * width, 2 * height];
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  } catch {
    return '';
  }
}

function groundOf(svg: SVGSVGElement): string {
  for (let one: Element | null = svg; one; one = one.parentElement) {
    const paint = paintOf(getComputedStyle(one).backgroundColor);
    if (paint !== 'none') return paint;
  }
  return 'none';
}

/** In the one notation that every program reads; `none` where nothing would be painted. */
function paintOf(color: string): string {
  if (color === 'none') return color;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha] = context.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('');
  return alpha === 0 ? 'none' : `#${hex}`;
}

function element(name: string, attributes: Record<string, string | number>, text = ''): Element {
  const made = document.createElementNS(space, name);
  setAttributes(made, attributes);
  made.append(text);
  return made;
}

function setAttributes(made: Element, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
}
