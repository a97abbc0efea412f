import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder, startDynamoDb } from '#infra/local/entry.ts';
import { runRehearsal } from './step.ts';
import { rehearseUpgrade } from './upgrade-and-back.ts';

// node tests/rehearse/upgrade.ts <commit of the earlier release>

const [commit, ...others] = process.argv.slice(2);
if (!commit || others.length > 0) {
  console.error('Usage: node tests/rehearse/upgrade.ts <commit of the release that is deployed>');
  process.exit(2);
}
const earlier = join(createTemporaryFolder('will-earlier-'), 'release');
execFileSync('git', ['worktree', 'add', '--quiet', '--detach', earlier, commit], { stdio: 'inherit' });
// The libraries of this release, because the earlier ones would have to be installed.
symlinkSync(join(process.cwd(), 'node_modules'), join(earlier, 'node_modules'));
const database = await startDynamoDb(undefined);
const words = join(earlier, 'infra/words/compile.ts');
if (existsSync(words)) (await import(words)).compileWords(join(earlier, 'shared/words'));
process.env['DYNAMODB_ENDPOINT'] = database.url;
// An earlier release answers by its own document, not by the present one.
process.env['EARLIER_RELEASE'] = commit;
await runRehearsal((step) => rehearseUpgrade(step, earlier));
await database.stop();
execFileSync('git', ['worktree', 'remove', '--force', earlier]);
