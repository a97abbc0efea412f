import { benchCold } from './cold.ts';
import { benchCustody } from './custody.ts';
import { benchReading } from './reading.ts';
import { benchRequests } from './requests.ts';
import { benchTimers } from './time-travel.ts';

// npm run bench [-- requests [part of an endpoint's name] | timers | custody | reading | cold [part of a function's name]]

const [, , which, only] = process.argv;
if (which === undefined || which === 'requests') await benchRequests(only);
if (which === undefined || which === 'timers') await benchTimers();
if (which === undefined || which === 'custody') await benchCustody();
if (which === undefined || which === 'reading') await benchReading();
if (which === undefined || which === 'cold') await benchCold(only);
