import type { components } from '#api';

/** A person who may open the will, as the service describes them. */
export type Survivor = components['schemas']['Survivor'];

/** Everything that is printed on a Survivor's paper. The service shows it only once. */
export type Paper = components['schemas']['PrintedPaper'];
