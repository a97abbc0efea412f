import { benchCold } from './cold.ts';
import { benchCustody } from './custody.ts';
import { benchRequests } from './requests.ts';
import { benchClockwork } from './time-travel.ts';

// npm run bench [-- requests [part of an endpoint's name] | clockwork | custody | cold [part of a function's name]]

const [, , which, only] = process.argv;
if (which === undefined || which === 'requests') await benchRequests(only);
if (which === undefined || which === 'clockwork') await benchClockwork();
if (which === undefined || which === 'custody') await benchCustody();
if (which === undefined || which === 'cold') await benchCold(only);
