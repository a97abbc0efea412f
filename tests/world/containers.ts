import type { App } from '#app/app.ts';
import { provideApp } from '#app/current-app.ts';
import { worldChance } from './chance.ts';

/** The containers that serve: each has an App with its memory, the oldest first. */
let containers: App[] = [];

/** All containers are gone but this one. */
export function beginContainers(app: App): void {
  containers = [app];
  provideApp(app);
}

/** One more container serves from now on. It remembers nothing yet. */
export const addContainer = (app: App): number => containers.push(app);

/** Has one of them serve the run that begins now. */
export function enterContainer(): void {
  if (containers.length < 2) return;
  const app = containers[Math.floor(worldChance() * containers.length)];
  if (app) provideApp(app);
}
