// Runs first, on any installed version of Node. Use only old JavaScript and no imports here.
/* global process, console */
// A test passes the version as an argument.
var version = process.argv[2] || process.versions.node;

var parts = version.split('.').map(Number);

// Node runs TypeScript without a flag since 22.18 and 23.6.
if (parts[0] < 22 || (parts[0] === 22 && parts[1] < 18) || (parts[0] === 23 && parts[1] < 6)) {
  console.error(
    'This service needs Node 22.18 or newer, but this is Node ' +
      version +
      '. ' +
      'The npm package "node" (a dependency of this project) should have given Node 24 to the npm scripts; ' +
      'its install script has probably not run, because install scripts were disabled or the installation was cut short. ' +
      'Run "npm rebuild node", or install a newer Node, and try again.',
  );
  process.exit(1);
}
