/**
 * Gives every key a name that it shares with no other, and the same one each time. The name is made
 * of the text, without what is forbidden.
 */
export function createTokens(forbidden: RegExp): (key: string, text?: string) => string {
  const given = new Map<string, string>();
  return (key, text = key) => {
    const known = given.get(key);
    if (known !== undefined) return known;
    const plain = text.replaceAll(forbidden, '_');
    // Names of XML begin with a letter.
    const wanted = /^[a-z]/i.test(plain) ? plain : `_${plain}`;
    const taken = new Set(given.values());
    let token = wanted;
    for (let count = 2; taken.has(token); count += 1) token = `${wanted}_${count}`;
    given.set(key, token);
    return token;
  };
}
