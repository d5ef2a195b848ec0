import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** The code of a module without the descriptions and rules of the charts that it makes. */
export function withoutWording(code: string): string {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [configuration] }) {
      if (nameOfCall(callee) === 'createMachine') cuts.push(...wordingIn(configuration));
    },
  }).visit(parseSync('code.js', code).program);
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

interface Cut {
  start: number;
  end: number;
}

function nameOfCall(callee: ESTree.Expression): string | undefined {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' ? name.name : undefined;
}

const words = new Set(['description', 'meta']);
/** By names of its own. */
const named = new Set(['states', 'on', 'after']);
const unnamed = new Set(['always', 'invoke', 'onDone', 'onError', 'onSnapshot']);

/** Of a state, a call or a transition, or of several transitions, and of what lies within. */
function wordingIn(node: ESTree.Node | null | undefined): Cut[] {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(wordingIn);
  return propertiesOf(node).flatMap(({ key, value, cut }) => {
    if (words.has(key)) return [cut];
    if (unnamed.has(key)) return wordingIn(value);
    return named.has(key) ? propertiesOf(value).flatMap(one => wordingIn(one.value)) : [];
  });
}

function propertiesOf(node: ESTree.Node | null | undefined) {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property, index) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value, start } = property;
    const cut = { start, end: node.properties[index + 1]?.start ?? node.end - 1 };
    return [{ key: nameOfKey(key), value, cut }];
  });
}

function nameOfKey(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
