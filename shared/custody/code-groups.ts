import { randomInt } from 'node:crypto';

const GROUP_LENGTH = 4;

/** Returns random groups of four of these characters, such as `K7QF-3M9X`. randomInt makes every character equally likely. */
export function randomGroups(characters: string, count: number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => characters.charAt(randomInt(characters.length))).join('');
  return Array.from({ length: count }, group).join('-');
}
