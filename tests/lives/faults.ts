import type { Action } from './life.ts';

export const worldActions: readonly Action[] = [];
