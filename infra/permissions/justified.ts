import type { Grant } from './grants.ts';

/** Grants that no suite exercises, and why they stay. The first that fits counts. */
export const JUSTIFIED: readonly { function: RegExp; action: RegExp; on?: RegExp; beside?: true; why: string }[] = [
  {
    function: /./,
    action: /^dynamodb:/,
    beside: true,
    why: 'The index fences kinds of item, and this kind is used by this function; what the store does with items of a kind is one list for all functions.',
  },
  { function: /./, action: /^logs:/, why: 'Lambda itself writes the log.' },
  { function: /./, action: /^sqs:SendMessage$/, why: 'Lambda itself puts there what has failed three times.' },
  {
    function: /^streams-perform-effects$/,
    action: /^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/,
    why: 'Lambda itself reads the stream.',
  },
  {
    function: /./,
    action: /^kms:(Encrypt|ReEncryptFrom|ReEncryptTo|GenerateDataKey|DescribeKey|Decrypt)$/,
    on: /^arn:/,
    why: 'DynamoDB and S3 use the key of table or bucket in the name of the caller.',
  },
  {
    function: /./,
    action: /^dynamodb:/,
    on: /^(TIMER|OUTBOX)#/,
    why: "What changes a Host's record may set an alarm or owe a message; who may change it may do both (CHANGES in functions/routes.ts).",
  },
  { function: /./, action: /^dynamodb:/, on: /^DONE#/, why: 'Only where a client sends an Idempotency-Key; tests/http/idempotency.test.ts does.' },
  {
    function: /./,
    action: /^s3:/,
    why: 'Staging is one capability: what its code does to a document, under both prefixes, broken uploads included.',
  },
  {
    function: /./,
    action: /^dynamodb:|^kms:Encrypt$/,
    on: /^OAUTH#|^storage-config$/,
    why: 'Tokens of a cloud drive are renewed by whoever opens it; the deployed run has no drive yet.',
  },
  { function: /^storages-(connect|oauth-callback)$/, action: /./, why: 'Joining a cloud drive; the deployed run has none yet.' },
  { function: /^scheduled-sweep$/, action: /./, why: 'Does in its turn what any overdue timer or effect asks for; in the suites they come in time.' },
  {
    function: /^(scheduled|liveness|host-update-settings)/,
    action: /^dynamodb:/,
    on: /^TRANSFER#/,
    why: 'A sign of life or a deadline that meets a running transfer; tests/journeys/signs-of-life.full.test.ts and transfer-races.full.test.ts do.',
  },
  {
    function: /^liveness-update-respond$/,
    action: /./,
    why: 'A change that its Host disowns by a link is undone; tests/journeys/disowned-changes.full.test.ts does it.',
  },
  {
    function: /^survivors-create$/,
    action: /^lambda:InvokeFunction$/,
    why: 'Only once a will is sealed; tests/workflows/resharing.full.test.ts does it.',
  },
  { function: /^workers-reseal$/, action: /^lambda:InvokeFunction$/, why: 'A sealing of new documents whose function died goes on there.' },
  {
    function: /^auth-reset-password$/,
    action: /^kms:Decrypt$/,
    on: /^id-key$/,
    why: 'Only where a backup code of a Survivor comes along; tests/functions/auth/passwords.full.test.ts does it.',
  },
  {
    function: /^survivor-auth-select$/,
    action: /^kms:Decrypt$/,
    on: /^connector-config$/,
    why: 'A code over a channel of the Host; tests/journeys/channels.test.ts does it.',
  },
  {
    function: /^survivor-auth-will-access$/,
    action: /^kms:Decrypt$/,
    on: /^link-key$/,
    why: 'Reads a session that a client has sent; tests/journeys/reading.test.ts does it.',
  },
  {
    function: /^survivor-auth-verify-otp$/,
    action: /^dynamodb:GetItem$/,
    on: /^KEYRING#/,
    why: 'Every function may read its keys; this one leaves all of it to its worker.',
  },
  { function: /^will-uploads-create$/, action: /^s3:PutObject$/, why: 'Presigned: the client sends it, in the name of this function.' },
];

/** Why a grant stays that nothing has used; undefined if nobody has said. */
export function reasonFor(grant: Grant): string | undefined {
  return JUSTIFIED.find(
    (one) => one.function.test(grant.function) && one.action.test(grant.action) && (one.on?.test(grant.on) ?? true) && (!one.beside || grant.beside),
  )?.why;
}
