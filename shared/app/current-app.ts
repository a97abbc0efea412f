import type { App } from './app.ts';

let current: App | undefined;

/** Sets the App for every handler of this process. Called once, by the composition of the function or of the local stack. */
export function provideApp(app: App): void {
  current = app;
}

/** Returns the App of this process. */
export function currentApp(): App {
  if (!current) throw new Error('No App was provided: compose one with createApp and hand it to provideApp.');
  return current;
}
