/** In this order: most browsers name others, too. */
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|\bCriOS|\bChromium)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A few words, such as 'Firefox on Android', for what a browser says of itself; empty where it is unknown. */
export function deviceName(userAgent: string): string {
  const names = [browsers, systems].map(
    signs => signs.find(([, sign]) => sign.test(userAgent))?.[0],
  );
  return names.filter(name => name !== undefined).join(' on ');
}
