import { minifySync } from 'vite';

const options = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: false },
} as const;

/**
 * The code of a function without comments, in one style. What tools that run the tests put before an
 * imported name is left out, so that a chart is the same chart there.
 */
export function printed(code: string): string {
  const bare = code
    .replaceAll(/\(0, ?__vi\w*_import_\d+__\.(\w+)\)/g, '$1')
    .replaceAll(/__vi\w*_import_\d+__\./g, '');
  // A method of an object is no expression by itself.
  return asExpression(`(${bare})`) ?? asExpression(`({ ${bare} })`) ?? bare;
}

function asExpression(code: string): string | undefined {
  const { code: text, errors } = minifySync('code.js', `export default ${code}`, options);
  if (errors.length > 0) return undefined;
  return text
    .replace(/^export default /, '')
    .replace(/;\s*$/, '')
    .replace(/^\(([^]*)\)$/, '$1')
    .replaceAll('\t', '  ');
}
