export type Environment = Readonly<Record<string, string | undefined>>;

interface Parse<Value> {
  (text: string): { value: Value } | undefined;
  expected: string;
}

interface Reader {
  /** The value of a setting; the fallback where it is absent, empty or not right. */
  read: <Value, Fallback = Value>(
    name: string,
    parse: Parse<Value>,
    fallback: Fallback,
  ) => Value | Fallback;
  /** Adds what is wrong with settings that are right one by one, as a sentence. */
  refuse: (fault: string) => void;
}

/** A setting that the person who gave it can put right. */
export class EnvironmentFault extends Error {
  /** Each a sentence. */
  constructor(faults: readonly string[]) {
    super(['The settings are not right:', ...faults].join('\n- '));
  }
}

/**
 * Throws one `EnvironmentFault` that names every setting that is not right. It says what is
 * expected, and never repeats what was given: that may hold a secret.
 */
export function readEnvironment<Settings>(
  environment: Environment,
  settingsFrom: (reader: Reader) => Settings,
): Settings {
  const faults: string[] = [];
  const refuse = (fault: string) => void faults.push(fault);
  const settings = settingsFrom({
    read: (name, parse, fallback) => {
      const text = environment[name];
      if (text === undefined || text === '') return fallback;
      const parsed = parse(text);
      if (parsed !== undefined) return parsed.value;
      refuse(`${name} must be ${parse.expected}.`);
      return fallback;
    },
    refuse,
  });
  if (faults.length > 0) throw new EnvironmentFault(faults);
  return settings;
}

/** A parser resolves to nothing where the text is not what is expected. */
export function expecting<Value>(
  expected: string,
  parse: (text: string) => { value: Value } | undefined,
): Parse<Value> {
  return Object.assign(parse, { expected });
}

export const onOrOff = expecting('on or off', text =>
  text === 'on' || text === 'off' ? { value: text === 'on' } : undefined,
);

export const currency = expecting('a currency by ISO 4217 such as EUR', text =>
  Intl.supportedValuesOf('currency').includes(text) ? { value: text } : undefined,
);

/** Of the example: nobody reads what goes there. */
export const exampleContact = 'hello@book-exchange.example';

/** Gives the origin without a trailing slash. */
export const origin = expecting('an origin such as https://books.example, without a path', text => {
  const url = webUrl(text);
  return url && url.href === `${url.origin}/` ? { value: url.origin } : undefined;
});

/** Only what a browser may open as a page, at a host that can stand in a header. */
export function webUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  const isWeb = url && /^https?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.host);
  return isWeb ? url : undefined;
}
