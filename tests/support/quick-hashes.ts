// Replaces the cost of Argon2id in this process with the lowest possible cost. At the real cost, a sealed will takes half a CPU
// second for 17 hashes. Hashes stay different for each text, salt and secret, but a stack with the real cost cannot verify them.
// The real cost is tested in tests/custody, and the demo has it.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const LOWEST_COST = { memory: 8, passes: 1, parallelism: 1 };

// Node before 24.7 has no Argon2id. The service then hashes in WebAssembly, at the real cost.
if (crypto.argon2 !== undefined) {
  const { argon2 } = crypto;
  crypto.argon2 = (algorithm, parameters, callback) => argon2(algorithm, { ...parameters, ...LOWEST_COST }, callback);
  syncBuiltinESMExports();
}
