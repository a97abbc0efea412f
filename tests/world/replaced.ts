// Replaces every source of time and chance of this process by those of the world. Imported before anything else.
import './quick-import.ts';
// Takes the real setImmediate before it is replaced.
import './still.ts';
import './replaced-time.ts';
import './replaced-chance.ts';
import './replaced-threads.ts';
import { syncBuiltinESMExports } from 'node:module';

syncBuiltinESMExports();
