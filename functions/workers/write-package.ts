import { worker } from '#app/job.ts';
import { type PackageOrder, writeOrderedPackage } from '#sealing/seal-package.ts';

/** Writes everything of a package except its documents into the service's own bucket. */
export const handler = worker<PackageOrder>('write-package', writeOrderedPackage);
