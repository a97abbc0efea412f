import { worker } from '#app/job.ts';

/** Run once by a deployment and by the local stack: makes the service's own keys where there are none yet. */
export const handler = worker('create-keyring', (app) => app.keyring.create(app.now()));
