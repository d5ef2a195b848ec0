import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** What stands in an element, as far as it can be read. */
interface Child {
  start: number;
  isText: boolean;
  /** Whether it is always there, and a text always the same. */
  isFixed: boolean;
}

const files = globSync('src/{pages,ui,app}/**/*.tsx').map(path => {
  const text = readFileSync(path, 'utf8');
  return { path, text, program: parseSync(path, text, { preserveParens: false }).program };
});
const drawn = drawnByComponents();
/** Nodes of React that a component is given, or a hook gives. */
const namedNodes = ['children', 'hiddenPlayer'];

/**
 * A browser that translates replaces the texts of a page behind the back of React, which then changes one that
 * nobody sees, and throws where it takes one away or puts something before it. Elements stay its own, and so does
 * what is the only text of one (https://github.com/facebook/react/issues/11538).
 */
test('text beside what comes, goes or changes stands in an element of its own', () => {
  expect(files.flatMap(faultsIn)).toEqual([]);
});

function faultsIn({ path, text, program }: (typeof files)[number]): string[] {
  const kinds = kindsIn(text, program);
  const faults: string[] = [];
  const look = (parent: ESTree.JSXElement | ESTree.JSXFragment) => {
    const children = parent.children.flatMap(child => childOf(child, kinds) ?? []);
    // What is in a fragment stands beside what surrounds it.
    const isElementOfItsOwn = parent.type === 'JSXElement' && children.length === 1;
    const isStill = parent.type === 'JSXElement' && children.every(({ isFixed }) => isFixed);
    if (isElementOfItsOwn || isStill) return;
    for (const { start } of children.filter(({ isText }) => isText)) {
      const [line = ''] = text.slice(start).split('\n');
      faults.push(`${path}:${text.slice(0, start).split('\n').length} ${line}`);
    }
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return faults;
}

interface Kinds {
  /** Names of what never changes: it is imported, or taken out of that. */
  constants: ReadonlySet<string>;
  /** Names of what is no text, but nodes of React. */
  nodes: ReadonlySet<string>;
}

function kindsIn(text: string, program: ESTree.Program): Kinds {
  const declared = [...text.matchAll(/(\w+)\??: ReactNode/g)].map(([, name = '']) => name);
  const [constants, nodes] = [new Set<string>(), new Set([...namedNodes, ...declared])];
  const kinds = { constants, nodes };
  new Visitor({
    ImportDeclaration: ({ specifiers }) => {
      for (const { local } of specifiers) constants.add(local.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (!init) return;
      if (id.type === 'Identifier' && !isText(init, kinds)) nodes.add(id.name);
      if (!isFixed(init, kinds)) return;
      for (const name of namesIn(id)) constants.add(name);
    },
  }).visit(program);
  return kinds;
}

/** Those that a pattern of one level gives. */
function namesIn(pattern: ESTree.BindingPattern): string[] {
  const parts =
    pattern.type === 'ObjectPattern'
      ? pattern.properties.map(one => one.type === 'Property' && one.value)
      : pattern.type === 'ArrayPattern'
        ? pattern.elements
        : [];
  return parts.flatMap(one => (one && one.type === 'Identifier' ? one.name : []));
}

/** Undefined where there is nothing. */
function childOf(node: ESTree.JSXChild, kinds: Kinds): Child | undefined {
  const { start } = node;
  if (node.type === 'JSXText') {
    const isLayout = /^\s*\n\s*$/.test(node.value);
    return isLayout ? undefined : { start, isText: true, isFixed: true };
  }
  const shown = node.type === 'JSXExpressionContainer' ? node.expression : node;
  if (shown.type === 'JSXEmptyExpression') return undefined;
  return { start, isText: isText(shown, kinds), isFixed: isFixed(shown, kinds) };
}

/** Whether it may be a text, or give one. */
function isText(node: ESTree.Node, kinds: Kinds): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'BlockStatement':
      return false;
    case 'Literal':
      return typeof node.value === 'string';
    case 'Identifier':
      return node.name !== 'undefined' && !kinds.nodes.has(node.name);
    case 'LogicalExpression':
      return isText(node.right, kinds) || (node.operator !== '&&' && isText(node.left, kinds));
    case 'ConditionalExpression':
      return isText(node.consequent, kinds) || isText(node.alternate, kinds);
    case 'ObjectExpression':
      return node.properties.some(one => one.type !== 'Property' || isText(one.value, kinds));
    case 'TSSatisfiesExpression':
      return isText(node.expression, kinds);
    case 'MemberExpression':
      return isText(node.object, kinds);
    case 'ArrowFunctionExpression':
      return isText(node.body, kinds);
    case 'CallExpression': {
      // The items of a list are drawn by a function.
      const [draw] = node.arguments;
      return isText(draw?.type === 'ArrowFunctionExpression' ? draw : node.callee, kinds);
    }
    default:
      return true;
  }
}

function isFixed(node: ESTree.Node, kinds: Kinds): boolean {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every(one => isFixed(one, kinds));
    case 'Identifier':
      return kinds.constants.has(node.name);
    case 'MemberExpression':
      return !node.computed && isFixed(node.object, kinds);
    default:
      return isElement(node);
  }
}

/** Whether it is always one element, as those of HTML and of libraries are. */
function isElement(node: ESTree.Node): boolean {
  if (node.type !== 'JSXElement') return false;
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' && (drawn.get(name.name)?.every(isElement) ?? true);
}

/** What the components return, by their names. */
function drawnByComponents(): Map<string, ESTree.Node[]> {
  const returned = new Map<string, ESTree.Node[]>();
  const functions: string[] = [];
  const leave = () => void functions.pop();
  for (const { program } of files) {
    new Visitor({
      FunctionDeclaration: ({ id }) => void functions.push(id?.name ?? ''),
      'FunctionDeclaration:exit': leave,
      ArrowFunctionExpression: () => void functions.push(''),
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement: ({ argument }) => {
        const name = functions.at(-1);
        if (name && argument) returned.set(name, [...(returned.get(name) ?? []), argument]);
      },
    }).visit(program);
  }
  return returned;
}
