import type { paths } from '#api';

/** How it is with an account: its will, checks, transfer, problems and steps of the setup. */
export type Overview = paths['/api/host/overview']['get']['responses'][200]['content']['application/json'];
