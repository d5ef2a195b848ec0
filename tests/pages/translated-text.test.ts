import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const files = globSync('src/{pages,ui,app}/**/*.tsx');

/**
 * A browser that translates replaces the texts of a page behind the back of React, which then changes one that
 * nobody sees, and throws where it takes one away or puts something before it. Elements stay its own, and so does
 * what is the only child of one (https://github.com/facebook/react/issues/11538).
 */
test('every text stands in an element of its own', () => {
  expect(files.flatMap(bareTextsIn)).toEqual([]);
});

/** The lines of a file that have texts beside something else, as far as it can be read. */
function bareTextsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text, { preserveParens: false });
  const nodes = nodesOfReact(text, program);
  const bare: ESTree.Node[] = [];
  const components: boolean[] = [];
  const leave = () => void components.pop();
  new Visitor({
    JSXElement: ({ openingElement: { name }, children }) => {
      const shown = children.filter(isShown);
      const isFragment = name.type === 'JSXIdentifier' && name.name === 'Fragment';
      if (isFragment || shown.length > 1) bare.push(...shown.filter(one => isText(one, nodes)));
    },
    // What is in a fragment stands beside what surrounds it, and so does what a component returns.
    JSXFragment: ({ children }) => {
      bare.push(...children.filter(one => isShown(one) && isText(one, nodes)));
    },
    ReturnStatement: ({ argument }) => {
      if (components.at(-1) && argument && isText(argument, nodes)) bare.push(argument);
    },
    FunctionDeclaration: ({ id }) => void components.push(/^[A-Z]/.test(id?.name ?? '')),
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: () => void components.push(false),
    'ArrowFunctionExpression:exit': leave,
  }).visit(program);
  return bare.map(({ start }) => {
    const [line = ''] = text.slice(start).split('\n');
    return `${file}:${text.slice(0, start).split('\n').length} ${line}`;
  });
}

/** Names of what is no text, but nodes of React: as it is declared, or drawn in this file. */
function nodesOfReact(text: string, program: ESTree.Program): ReadonlySet<string> {
  const declared = [...text.matchAll(/(\w+)\??: ReactNode/g)].map(([, name = '']) => name);
  const nodes = new Set(['children', 'hiddenPlayer', ...declared]);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === 'Identifier' && !isText(init, nodes)) nodes.add(id.name);
    },
  }).visit(program);
  return nodes;
}

/** Whether it is more than the layout of the code. */
function isShown(node: ESTree.JSXChild): boolean {
  if (node.type === 'JSXText') return !/^\s*\n\s*$/.test(node.value);
  return node.type !== 'JSXExpressionContainer' || node.expression.type !== 'JSXEmptyExpression';
}

/** Whether it may be a text, or give one. */
function isText(node: ESTree.Node, nodes: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'BlockStatement':
      return false;
    case 'JSXExpressionContainer':
    case 'TSSatisfiesExpression':
      return isText(node.expression, nodes);
    case 'Literal':
      return typeof node.value === 'string';
    case 'Identifier':
      return node.name !== 'undefined' && !nodes.has(node.name);
    case 'LogicalExpression':
      return isText(node.right, nodes) || (node.operator !== '&&' && isText(node.left, nodes));
    case 'ConditionalExpression':
      return isText(node.consequent, nodes) || isText(node.alternate, nodes);
    case 'ObjectExpression':
      return node.properties.some(one => one.type !== 'Property' || isText(one.value, nodes));
    case 'MemberExpression':
      return isText(node.object, nodes);
    case 'ArrowFunctionExpression':
      return isText(node.body, nodes);
    case 'CallExpression': {
      // The items of a list are drawn by a function.
      const [draw] = node.arguments;
      return isText(draw?.type === 'ArrowFunctionExpression' ? draw : node.callee, nodes);
    }
    default:
      return true;
  }
}
