/** In names of any language, with small letters. */
const particles = words(
  'af al ap av bin da de del della den der di do dos du ibn la le ten ter van von y zu zum zur',
);

/** No name of a person begins so. */
const articles = words(
  'an das dem den der des die ein eine el i il la las le les lo los the un une',
);

/** No name of a person has them. */
const others = words(
  // Small words, which titles write with capitals in English.
  'all and are as at be but by for from get go he her his how in is it its me my no not now of off on or our out she ' +
    'so that these they this those to tonight us was we what when where who why with without you your ' +
    'am auf aus bei dein dich du er es für ich ihr im in ist mein mich mit nach nicht oder sein sie über um und uns ' +
    'unser vom vor was wenn wer wie wir zwischen ' +
    'avec dans en et je mon nous pour qui sans ses sur para por ' +
    // What stands beside titles in lists.
    'auflage ausgabe band bd biography book books buch classics collection deutsch deutsche edition english englisch diary erzählung ' +
    'erzählungen gedichte gebunden geschichte geschichten guide hardcover history hörbuch journey klassiker krimi library märchen ' +
    'memoir miss mr mrs novel novels paperback part poems reihe roman romane saga series stories story tale tales ' +
    'taschenbuch teil thriller trilogie trilogy vol volume years',
);

const initials = /^(?!Dr\.|St\.)(?:\p{Lu}\p{L}?\.-?)+$/u;
/** Between names. */
const list = /\s*[&,;/]\s*|\s+(?:and|und|et|og|och)\s+/;
const capital = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;

/** The names in a text that is nothing else, such as 'by Neil Gaiman & Terry Pratchett', without a year. */
export function namesIn(text: string): string | undefined {
  const bare = text.replace(/^(?:by|von|par)\s+(?=\S+\s)/i, '').replace(/,\s*\d{4}$/, '');
  const named = [bare, text].find(one => one.split(list).every(mayBeName));
  return surelyNameIn(text) ?? named;
}

/** The name in a text that can hardly be a title: 'Jane Austen' of 'Austen, Jane', and what has initials. */
export function surelyNameIn(text: string): string | undefined {
  const [, last = '', first = ''] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  // 'Neil Gaiman, Terry Pratchett' are two.
  const isOne = first !== '' && (hasInitials(first) || !mayBeName(first) || !mayBeName(last));
  if (isOne && mayBeName(`${first} ${last}`)) return `${first} ${last}`;
  return mayBeName(text) && hasInitials(text) ? text : undefined;
}

/** Whether a text may be a name, or the last one of a person alone. */
export function mayBeLastName(text: string): boolean {
  return mayBeName(text) || (capital.test(text) && !isOther(text) && !isArticle(text));
}

function mayBeName(text: string): boolean {
  const all = text.split(/\s+/);
  const capitals = all.filter(word => capital.test(word));
  return (
    all.length <= 6 &&
    capitals.length >= 2 &&
    !isArticle(all[0]) &&
    // An initial, or an article.
    !(all[0] === 'A' && all.length > 2) &&
    capital.test(all.at(-1) ?? '') &&
    !all.some(isOther) &&
    all.every(word => capital.test(word) || particles.has(word))
  );
}

function hasInitials(text: string): boolean {
  return text.split(/\s+/).some(word => initials.test(word));
}

function isArticle(word = ''): boolean {
  return articles.has(word.toLowerCase());
}

function isOther(word: string): boolean {
  return others.has(word.toLowerCase().replace(/(?<=..)\.$/, ''));
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
