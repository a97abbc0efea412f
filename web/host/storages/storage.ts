import type { components } from '#api';

/** A storage, as the service lists it. It never contains access data. */
export type Storage = components['schemas']['Storage'];
