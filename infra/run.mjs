// The npm scripts start with it: node infra/run.mjs <file or tool of node_modules> [arguments]. It checks Node and the installed packages,
// compiles the words of other languages if they have changed, and runs the file or the tool in this process. Any version of Node may start it: use only old JavaScript and no packages here.
/* global process, console */
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

var TOOLS = fileURLToPath(new URL('../node_modules/.bin/', import.meta.url));

// Node runs TypeScript without a flag since 22.18 and 23.6.
var version = process.versions.node;
var parts = version.split('.').map(Number);
if (parts[0] < 22 || (parts[0] === 22 && parts[1] < 18) || (parts[0] === 23 && parts[1] < 6)) {
  stop(
    'This service needs Node 22.18 or newer, but this is Node ' +
      version +
      '. ' +
      'On most computers, "npm ci" installs Node 24 for the npm scripts. Here it has not: there is no such package for this computer, ' +
      'or the installation was cut short, or optional packages were left out. ' +
      'Run "npm ci --include=optional", or install a newer Node, and try again.',
  );
}
if (!existsSync(TOOLS)) stop('The packages of this project are not installed. Run "npm ci" and try again.');
var { compileChangedWords } = await import('./words/fresh.ts');
await compileChangedWords();

var name = process.argv[2];
var file = realpathSync(existsSync(name) ? name : TOOLS + name);
process.argv.splice(1, 2, file);
await import(pathToFileURL(file).href);

function stop(message) {
  console.error(message);
  process.exit(1);
}
