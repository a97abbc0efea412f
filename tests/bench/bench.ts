import { benchClockwork } from './clockwork.ts';
import { benchCustody } from './custody.ts';
import { benchRequests } from './requests.ts';

// npm run bench [-- requests [part of an endpoint's name] | clockwork | custody]

const [, , which, only] = process.argv;
if (which === undefined || which === 'requests') await benchRequests(only);
if (which === undefined || which === 'clockwork') await benchClockwork();
if (which === undefined || which === 'custody') await benchCustody();
