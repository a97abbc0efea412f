import { StartError } from '#infra/local/start-error.ts';
import { openEmulators } from './emulators.ts';
import type { EmulatorSettings } from './settings.ts';

// All emulators run in one process, separate from the service, so that the service's memory figures are its own.
// Its only argument is an EmulatorSettings as JSON; its first line of output is an EmulatorEndpoints as JSON, or {"failed"}.

// This process ends with its parent: the pipe on standard input closes even if the parent is killed.
// It always ends through process.exit, whose listeners stop Java and delete temporary data.
// First the database completes its files. Until then this process keeps its ports, and the next stack on this folder waits.
let close = async (): Promise<void> => {};
const end = (): void => void close().finally(() => process.exit(0));
process.stdin.resume().on('end', end);
process.on('SIGTERM', end);

try {
  // process.ts wrote the settings, and it types them.
  const emulators = await openEmulators(JSON.parse(process.argv[2] ?? '{}') as EmulatorSettings);
  close = emulators.close;
  process.stdout.write(`${JSON.stringify(emulators.endpoints)}\n`);
} catch (error) {
  const failed = error instanceof StartError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stdout.write(`${JSON.stringify({ failed })}\n`, () => process.exit(1));
}
