import * as z from 'zod';

/** Names the list of what was set after a reset by e-mail. */
export const ReviewValue = z
  .string()
  .max(64)
  .describe(
    'After a reset of the password by e-mail: the value that names the list of what was set since. `GET /api/auth/review` has it, and so has the refusal `review_needed`. An addition to the specification.',
  );
