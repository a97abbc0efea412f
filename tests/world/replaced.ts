// Replaces every source of time and chance of this process by those of the world. Imported before anything else.
import './quick-import.ts';
// Takes the real setImmediate before it is replaced.
import './still.ts';
import { replaceTime } from './replaced-time.ts';
import './replaced-chance.ts';
import './replaced-threads.ts';
import { syncBuiltinESMExports } from 'node:module';

// Vitest runs this module again for each test file, and the others only once.
replaceTime();
syncBuiltinESMExports();
