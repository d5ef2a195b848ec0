interface NodePath {
  node: {
    type: string;
    key?: { name?: string };
    object?: { name?: string };
  };
}

/** What a chart says of itself, and what is there for the compiler alone. */
const idle = new Set(['description', 'meta', 'types']);

/** Found by Stryker under this very name. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'idle', value: { shouldIgnore } }];

/** Leaves out what decides nothing. */
function shouldIgnore({ node: { type, key, object } }: NodePath): string | undefined {
  if (type === 'ObjectProperty' && key?.name && idle.has(key.name))
    return `'${key.name}' decides nothing.`;
  if (type === 'MemberExpression' && object?.name === 'style')
    return 'Pictures of every state prove how it looks.';
  return undefined;
}
