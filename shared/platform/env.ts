import * as z from 'zod';

const Environment = z.object({
  TABLE_NAME: z.string().min(1),
  STAGE: z.string().min(1),
  STAGING_BUCKET: z.string().min(1),
  CUSTODY_KEY_ID: z.string().min(1),
  OPERATIONS_KEY_ID: z.string().min(1),
  FUNCTION_ARN_PREFIX: z.string().min(1),
  SCHEDULE_GROUP: z.string().min(1),
  SCHEDULE_ROLE_ARN: z.string().min(1),
  FRONTEND_URL: z.url(),
  API_URL: z.url(),
  MAIL_FROM: z.string().min(3),
  ACCESS_WINDOW_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  SURVIVOR_SESSION: z.enum(['optional', 'required']).default('optional'),
});

/** The deployment's settings. */
export type Environment = z.infer<typeof Environment>;

/** Reads the deployment's settings; a missing one stops the function at its start and names itself. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const read = Environment.safeParse(env);
  if (read.success) return read.data;
  throw new Error(`These settings are missing or wrong: ${read.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
}
