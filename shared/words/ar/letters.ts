export { direct } from './messages/direct.ts';
export { letter } from './messages/letter.ts';
