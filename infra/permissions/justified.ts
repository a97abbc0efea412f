import type { Grant } from './grants.ts';

/** Grants that no suite exercises, and why they stay. The first that fits counts. */
export const JUSTIFIED: readonly { function: RegExp; action: RegExp; on?: RegExp; beside?: true; why: string }[] = [
  { function: /./, action: /^logs:/, why: 'Lambda itself writes the log.' },
  {
    function: /^(scheduled-|workers-(audit|open|perform-for-host|reseal)$)/,
    action: /^sqs:SendMessage$/,
    why: 'Lambda itself puts there what a function that nobody waits for has failed at three times.',
  },
  {
    function: /^streams-perform-effects$/,
    action: /^sqs:SendMessage$|^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/,
    why: 'Lambda itself reads the stream, and puts away what failed five times.',
  },
  {
    function: /./,
    action: /^kms:(Encrypt|ReEncryptFrom|ReEncryptTo|GenerateDataKey|DescribeKey|Decrypt)$/,
    on: /^arn:/,
    why: 'DynamoDB and S3 use the key of table or bucket in the name of the caller.',
  },
  {
    function: /./,
    action: /^dynamodb:GetItem$/,
    on: /^HOST#/,
    beside: true,
    why: 'One row of a record that the function reads whole by a query.',
  },
  {
    function: /^(authorizer|auth-refresh)$/,
    action: /^dynamodb:Query$/,
    on: /^HOST#/,
    beside: true,
    why: 'Reads one row of the record only; whoever reads a Host may do both.',
  },
  {
    function: /^(auth-register|host-update-profile|liveness-update-respond)$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^(HOST|EMAIL)#/,
    why: 'An address that an unverified registration holds is taken over, or given up; tests/functions/auth/email-change.full.test.ts does it.',
  },
  {
    function: /^(will-documents-delete|will-uploads-create)$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^HOST#/,
    why: 'The last document of a first draft goes (tests/journeys/documents.full.test.ts), or an announcement that is out of date.',
  },
  {
    function: /^auth-login$/,
    action: /^dynamodb:PutItem$/,
    on: /^HOST#/,
    why: 'A password that was hashed with weaker parameters than today is hashed anew at its next use.',
  },
  { function: /^auth-login$/, action: /^dynamodb:GetItem$/, on: /^SESSION#/, beside: true, why: 'Begins a session; whoever writes one may read it.' },
  {
    function: /^auth-register$/,
    action: /^dynamodb:GetItem$/,
    on: /^WILL#/,
    beside: true,
    why: 'Reserves the number of a will; whoever writes it may read it.',
  },
  {
    function: /^(survivors-create|workers-release-share)$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^CUSTODY#/,
    beside: true,
    why: 'Writes rows of custody and removes none; a row that is withdrawn for good is not told apart from one that is replaced.',
  },
  {
    function: /^storages-(update|oauth-callback)$/,
    action: /^dynamodb:Query$/,
    on: /^CUSTODY#/,
    why: 'New settings for the storage of a sealed will count only where it is found; tests/functions/storages/renewed.full.test.ts has them looked for.',
  },
  {
    function: /^workers-perform-for-host$/,
    action: /^dynamodb:(Query|PutItem|DeleteItem)$/,
    on: /^CUSTODY#/,
    why: 'Marks files that a storage accepted late as complete; tests/functions/storages/renewed.full.test.ts and tests/workflows/sealing/pending-files.full.test.ts do it.',
  },
  {
    function: /^streams-perform-effects$/,
    action: /^kms:Decrypt$/,
    on: /^connector-config$/,
    why: 'A notice to a Survivor over a channel of the Host; tests/journeys/channels.full.test.ts does it.',
  },
  {
    function: /^(streams-perform-effects|workers-reseal)$/,
    action: /^dynamodb:(PutItem|DeleteItem)$/,
    on: /^(CUSTODY|HOST)#/,
    why: 'Strikes out files that a storage took late, sealings that were given up and drafts that are over; tests/journeys/old-drafts.full.test.ts and tests/faults/sealing.full.test.ts do.',
  },
  {
    function: /^(transfer-send-otp|survivor-auth-select)$/,
    action: /^dynamodb:(GetItem|UpdateItem)$/,
    on: /^OTP#/,
    beside: true,
    why: 'Begins a session of a one-time code; counting its tries is the same kind of item.',
  },
  {
    function: /^streams-perform-effects$/,
    action: /^dynamodb:UpdateItem$/,
    on: /^OTP#/,
    beside: true,
    why: 'Counts the codes that are sent to a Survivor; counting the tries of a code is the same kind of item.',
  },
  {
    function: /./,
    action: /^dynamodb:PutItem$/,
    on: /^OUTBOX#/,
    why: "What changes a Host's record may owe a message for it; nobody but the clockwork can read or strike out what is owed.",
  },
  {
    function: /^workers-audit$/,
    action: /^dynamodb:UpdateItem$/,
    on: /^OUTBOX#/,
    why: 'Strikes its own effect out; postponing one is the same right.',
  },
  {
    function: /./,
    action: /^dynamodb:(PutItem|DeleteItem)$/,
    on: /^TIMER#/,
    why: "Moves the will on and with it the Host's one timer, which is set, or taken away where nothing is due (shared/workflows/will-state.ts).",
  },
  {
    function: /^(scheduled-|streams-perform-effects$|survivor-auth-will-access$|workers-(perform-for-host|release-share)$)/,
    action: /^dynamodb:PutItem$/,
    on: /^SERVICE#/,
    why: 'Whoever comes first after an outage of our own notes it; tests/journeys/outage.full.test.ts has some of them do it.',
  },
  {
    function: /^liveness-update-respond$/,
    action: /^dynamodb:GetItem$/,
    on: /^SERVICE#/,
    why: 'Reads our outages only where a link that is no answer to a check is used while a check is pending (shared/workflows/timers/next-check.ts).',
  },
  {
    function: /^(streams-perform-effects|workers-perform-for-host)$/,
    action: /^dynamodb:GetItem$/,
    on: /^SERVICE#/,
    why: 'Only where no way took a message: an outage of ours may have been why; tests/faults/transfer.full.test.ts has it happen.',
  },
  {
    function:
      /^(auth-register|survivors-create|survivors-regenerate-codes|storages-create|connectors-create|will-upload|will-uploads-(create|complete)|workers-reshare)$/,
    action: /^dynamodb:/,
    on: /^DONE#/,
    why: 'Only where a client sends an Idempotency-Key; tests/http/idempotency.full.test.ts does.',
  },
  {
    function: /./,
    action: /^dynamodb:|^kms:Encrypt$/,
    on: /^OAUTH#|^storage-config$/,
    why: 'Whoever opens a drive may be the one who finds that its tokens have ended and gets new ones; tests/functions/storages/connect.full.test.ts and tests/storages/drives.test.ts have it happen.',
  },
  {
    function: /^(will-upload|will-uploads-(create|complete)|streams-perform-effects|scheduled-sweep|workers-seal)$/,
    action: /^s3:/,
    why: 'Staging is one capability: what its code does to a document, under both prefixes, broken uploads included. What a client is to send itself is presigned in the name of the function.',
  },
  { function: /^scheduled-sweep$/, action: /./, why: 'Does in its turn what any overdue timer or effect asks for; in the suites they come in time.' },
  {
    function:
      /^(host-update-settings|liveness-|scheduled-|streams-perform-effects|survivor-auth-(download|will-access)|transfer-|workers-(open|perform-for-host|release-share))/,
    action: /^dynamodb:(GetItem|Query|PutItem|DeleteItem)$/,
    on: /^TRANSFER#/,
    why: 'A sign of life or a deadline that meets a running transfer, and what a start that ends another one withdraws; tests/journeys/signs-of-life.full.test.ts and transfer-races.full.test.ts do.',
  },
  {
    function: /^survivor-auth-select$/,
    action: /^dynamodb:Query$/,
    on: /^TRANSFER#/,
    beside: true,
    why: 'One row of a record; whoever reads a transfer may read it whole.',
  },
  {
    function: /^workers-open$/,
    action: /^dynamodb:PutItem$/,
    on: /^HOST#/,
    why: 'Documents that fail their proofs end the transfer, and the will goes with it; tests/faults/transfer.full.test.ts does it.',
  },
  {
    function: /^liveness-update-respond$/,
    action: /^dynamodb:(GetItem|PutItem)$|^lambda:InvokeFunction$/,
    on: /^EMAIL#|^arn:/,
    why: 'A change that its Host disowns by a link is undone; tests/journeys/disowned-changes.full.test.ts does it.',
  },
  {
    function: /^survivors-create$/,
    action: /^lambda:InvokeFunction$/,
    why: 'Only once a will is sealed; tests/workflows/sealing/reshare.full.test.ts does it.',
  },
  { function: /^workers-reseal$/, action: /^lambda:InvokeFunction$/, why: 'A sealing of new documents whose function died goes on there.' },
  {
    function: /^transfer-verify-and-initiate$/,
    action: /^lambda:InvokeFunction$|^dynamodb:GetItem$/,
    on: /^arn:|^function:|^SERVICE#/,
    why: 'Only where a start is proven with a backup code, or meets a transfer that runs; tests/journeys/paper.test.ts does both.',
  },
  {
    function: /^workers-perform-for-host$/,
    action: /^dynamodb:UpdateItem$/,
    on: /^OTP#/,
    why: 'A code that is sent there counts as an attempt of its Survivor; tests/journeys/one-time-codes.test.ts sends some.',
  },
  {
    function: /^auth-reset-password$/,
    action: /^lambda:InvokeFunction$/,
    why: 'Only where backup codes of Survivors come along; tests/functions/auth/passwords.full.test.ts does it.',
  },
  {
    function: /^survivor-auth-select$/,
    action: /^kms:Decrypt$/,
    on: /^connector-config$/,
    why: 'A code over a channel of the Host; tests/journeys/channels.full.test.ts does it.',
  },
  {
    function: /^survivor-auth-will-access$/,
    action: /^kms:Decrypt$/,
    on: /^link-key$/,
    why: 'Reads a session that a client has sent; tests/journeys/reading.full.test.ts does it.',
  },
  {
    function: /^(survivor-auth-verify-otp|workers-create-keyring)$/,
    action: /^dynamodb:GetItem$/,
    on: /^KEYRING#/,
    why: 'Every function may read its keys; these two leave all of it to a worker, or make them.',
  },
];

/** Why a grant stays that nothing has used; undefined if nobody has said. */
export function reasonFor(grant: Grant): string | undefined {
  return JUSTIFIED.find(
    (one) => one.function.test(grant.function) && one.action.test(grant.action) && (one.on?.test(grant.on) ?? true) && (!one.beside || grant.beside),
  )?.why;
}
