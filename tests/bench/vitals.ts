/** What is measured within a page; times are milliseconds since its navigation began. */
export interface Vitals {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift, without the visitor's doing. */
  shift: number;
  /** Every task of 50 ms or more. */
  tasks: { start: number; duration: number }[];
  /** When the first row of a list could be seen, or the heading where there is none; 0 before that. */
  content: number;
  /** When the form first answered to what is typed; 0 where there is none. */
  formAnswers: number;
  /** Wall clock, in milliseconds. */
  origin: number;
}

declare global {
  var vitals: Vitals;
}

/** Runs in the page before its own script, so it may use nothing from around it. Watches no more than the aim needs. */
export function watchVitals(aim: string): void {
  const vitals: Vitals = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    tasks: [],
    content: 0,
    formAnswers: 0,
    origin: performance.timeOrigin,
  };
  globalThis.vitals = vitals;

  const observe = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = Object.assign(
      { value: 0, hadRecentInput: false },
      entry.toJSON(),
    );
    if (!hadRecentInput) vitals.shift += value;
  });
  observe(
    'longtask',
    ({ startTime: start, duration }) => void vitals.tasks.push({ start, duration }),
  );

  // What is in the page when a frame is made is painted with it.
  const look = () => {
    const isThere = document.querySelector('main li a, main h1:not(:empty)') !== null;
    if (isThere) requestAnimationFrame(() => (vitals.content = performance.now()));
    else requestAnimationFrame(look);
  };
  if (aim === 'the content') requestAnimationFrame(look);

  // Types into a form until it answers, as a visitor would whose hands are there first. Not by
  // `field.value`, which React replaces by its own.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const type = (field: HTMLInputElement, text: string) => {
    value?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const probe = () => {
    const fields = document.querySelectorAll<HTMLInputElement>('input[type="password"]');
    const button = document.querySelector<HTMLButtonElement>('form button:not([type="button"])');
    const hasAnswered = fields.length === 2 && button?.disabled === false;
    if (hasAnswered) vitals.formAnswers = performance.now();
    const texts = hasAnswered ? [''] : ['', 'grey-heron-71'];
    for (const text of texts) fields.forEach(field => type(field, text));
    if (!hasAnswered) setTimeout(probe, 10);
  };
  if (aim === 'typing') probe();
}
