import { tableOfKinds } from './table.ts';

// npm run kinds -- <folder>: which files of a folder the service takes as documents, under which names, and what it says of the others.

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run kinds -- <folder>');
  process.exitCode = 2;
} else console.log(await tableOfKinds(folder));
