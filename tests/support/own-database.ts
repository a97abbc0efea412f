import { inject } from 'vitest';

// Everything that a test file starts finds the database of its worker through the environment.
const databases = inject('databases') ?? [];
const own = databases[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % databases.length];
if (own) process.env['DYNAMODB_ENDPOINT'] = own;
