import * as z from 'zod';

/** The body of a request to delete the account or the will. */
export const DeletionBody = z.object({
  password: z.string(),
  packages: z
    .enum(['keep', 'delete'], 'packages must be keep or delete.')
    .describe(
      'What happens to the sealed package in the Host’s storage. `keep`: the papers of the Survivors still open it, without the service. `delete`: they open nothing any longer. It means nothing without a sealed will. A package that is stored with this service cannot be kept.',
    ),
});
