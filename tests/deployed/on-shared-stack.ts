import { inject } from 'vitest';

// Whatever a test file starts is the one stack of this run.
process.env['SHARED_STACK'] = inject('sharedStack');
