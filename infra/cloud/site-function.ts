import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const SOURCE = fileURLToPath(new URL('viewer-request.ts', import.meta.url));

/**
 * Returns the code of the function that runs in CloudFront, with the table of addresses and the operator's own name in it.
 * Its JavaScript is that of 2009 with a few additions, which are named here. esbuild rewrites everything else, or fails.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function siteFunctionCode(ownName: string | undefined): string {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    target: 'es5',
    supported: { 'const-and-let': true, arrow: true, 'template-literal': true },
    define: { OWN_NAME: JSON.stringify(ownName ?? '') },
  });
  const code = outputFiles.map(({ text }) => text).join('');
  // CloudFront calls a global function, and has no modules.
  const script = code.replace(/export\s*\{handler\};\s*$/, '');
  if (script === code) throw new Error('The function of CloudFront must be named handler, and nothing else may be exported.');
  return script;
}
