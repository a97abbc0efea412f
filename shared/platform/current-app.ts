import type { App } from './app.ts';

let current: App | undefined;

/** Gives every handler of this process its App; called once, by the composition of the function or of the local stack. */
export function provideApp(app: App): void {
  current = app;
}

/** The App of this process. */
export function currentApp(): App {
  if (!current) throw new Error('No App was provided: compose one with createApp and hand it to provideApp.');
  return current;
}
