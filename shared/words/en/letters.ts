// What every letter has, and the messages that are sent while their request waits: functions that send only codes do not hold the other messages.
export { direct } from './messages/direct.ts';
export { letter } from './messages/letter.ts';
