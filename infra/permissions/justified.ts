import { routes } from '#functions/routes.ts';
import { keepsRequests } from '#http/route.ts';
import type { Grant } from './grants.ts';

/** The endpoints that keep what was done under an Idempotency-Key, and the worker that seals for them. */
const KEEPS_REQUESTS = new RegExp(
  `^(workers-reshare|${Object.values(routes)
    .filter(keepsRequests)
    .map(({ name }) => name.replaceAll('/', '-'))
    .join('|')})$`,
);

/** Grants that no suite uses, and why they stay. The first match counts. */
export const JUSTIFIED_GRANTS: readonly { function: RegExp; action: RegExp; on?: RegExp; resourceUsed?: true; why: string }[] = [
  { function: /./, action: /^logs:/, why: 'Lambda writes the log.' },
  {
    function: /^prepare-account$/,
    action: /^(apigateway|iam|ses):/,
    why: 'Called by a deployment; tests/infra/deploy/plain.test.ts runs it on recorded accounts.',
  },
  {
    function: /^(scheduled-|streams-mail-events$|workers-(audit|delete|open|perform-for-host|reseal)$)/,
    action: /^sqs:SendMessage$/,
    why: 'Lambda puts the event there after an asynchronous function has failed three times.',
  },
  {
    function: /./,
    action: /^lambda:InvokeFunction$/,
    on: /workers-pass-time$/,
    why: 'Called only if a deadline has passed and its timer has not fired yet; tests/jobs/missing-timer.full.test.ts does it.',
  },
  {
    function: /^workers-pass-time$/,
    action: /./,
    why: 'Does what the scheduled jobs do, with the same rights; tests/jobs/missing-timer.full.test.ts calls it.',
  },
  {
    function: /^streams-perform-effects$/,
    action: /^sqs:SendMessage$|^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/,
    why: 'Lambda reads the stream, and puts batches away that failed five times.',
  },
  {
    function: /./,
    action: /^kms:(Encrypt|ReEncryptFrom|ReEncryptTo|GenerateDataKey|DescribeKey|Decrypt)$/,
    on: /^arn:/,
    why: 'DynamoDB and S3 use the key of the table or bucket for the caller.',
  },
  {
    function: /./,
    action: /^dynamodb:GetItem$/,
    on: /^HOST#/,
    resourceUsed: true,
    why: 'The function reads one row of a record that it also reads whole by a query.',
  },
  {
    function: /^(authorizer|auth-refresh)$/,
    action: /^dynamodb:Query$/,
    on: /^HOST#/,
    resourceUsed: true,
    why: 'The function reads only one row of the record. The grant to read a Host allows both.',
  },
  {
    function: /^(auth-register|host-update-profile|liveness-update-respond)$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^(HOST|EMAIL)#/,
    why: 'An address of an unverified registration is taken over or released; tests/functions/auth/email-change.full.test.ts does it.',
  },
  {
    function: /^scheduled-sweep$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^EMAIL#/,
    why: 'The sweep puts the row of an address back. The grant to write addresses allows both.',
  },
  {
    function: /^(scheduled-|workers-(delete|pass-time|release-share)$)/,
    action: /^dynamodb:GetItem$/,
    on: /^MAIL#/,
    why: 'Before it opens without an accepted notice, or deletes, the function reads what became of the notices; tests/hosts/tampering-outbox.full.test.ts does it.',
  },
  {
    function: /^(will-documents-delete|will-uploads-create)$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^HOST#/,
    why: 'The last document of a first draft is deleted (tests/journeys/documents.full.test.ts), or an announcement that has expired.',
  },
  {
    function: /^auth-factors-delete$/,
    action: /^dynamodb:(Get|Put)Item$/,
    on: /^SESSION#/,
    why: 'Removing the last factor ends the other sessions; tests/functions/auth/factors.full.test.ts does it.',
  },
  {
    function: /^auth-step-up-prove$/,
    action: /^dynamodb:PutItem$/,
    on: /^OUTBOX#/,
    why: 'The Host is notified of a recovery code that was used, and of many wrong codes; tests/functions/auth/factors.full.test.ts does both.',
  },
  {
    function: /^auth-(login|passkey-sign-in)$/,
    action: /^dynamodb:GetItem$/,
    on: /^SESSION#/,
    resourceUsed: true,
    why: 'Starts a session. The grant to write one allows reading it.',
  },
  {
    function: /^auth-register$/,
    action: /^dynamodb:GetItem$/,
    on: /^WILL#/,
    resourceUsed: true,
    why: 'Reserves the number of a will. The grant to write it allows reading it.',
  },
  {
    function: /^(survivors-create|workers-release-share)$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^CUSTODY#/,
    resourceUsed: true,
    why: 'Writes rows of custody and deletes none. The grant does not distinguish a row that is deleted from one that is replaced.',
  },
  {
    function: /^survivor-auth-update-inner-shares$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^TRANSFER#/,
    resourceUsed: true,
    why: 'Writes a row of the transfer and deletes none. The grant does not distinguish a row that is deleted from one that is replaced.',
  },
  {
    function: /^storages-(update|oauth-callback)$/,
    action: /^dynamodb:Query$/,
    on: /^CUSTODY#/,
    why: 'New settings for the storage of a sealed will are accepted only where the will is found; tests/functions/storages/renewed.full.test.ts does it.',
  },
  {
    function: /^workers-perform-for-host$/,
    action: /^dynamodb:(Query|PutItem|DeleteItem)$/,
    on: /^CUSTODY#/,
    why: 'Marks files that a storage accepted late as complete; tests/functions/storages/renewed.full.test.ts and tests/sealing/guards.full.test.ts do it.',
  },
  {
    function: /^streams-mail-events$/,
    action: /^dynamodb:/,
    why: 'A mail that came back takes back its acceptance, and its message is pending again; tests/messages/mail-events.full.test.ts does it.',
  },
  {
    function: /^auth-reset-password$/,
    action: /^kms:Decrypt$/,
    on: /^id-key$/,
    why: 'Only if backup codes of Survivors are sent; tests/functions/auth/passwords.full.test.ts does it.',
  },
  {
    function: /^auth-update-review$/,
    action: /^dynamodb:PutItem$/,
    on: /^HOST#/,
    why: 'A review is stored only after a reset by e-mail; tests/functions/auth/series.full.test.ts does it.',
  },
  {
    function: /^streams-perform-effects$/,
    action: /^dynamodb:GetItem$/,
    on: /^TIMER#/,
    why: 'A removed timer is compared with what the state demands; tests/jobs/missing-timer.full.test.ts does it.',
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
    why: 'Marks files that a storage accepted late, abandoned sealings and expired drafts as complete; tests/journeys/old-drafts.full.test.ts and tests/faults/sealing.full.test.ts do it.',
  },
  {
    function: /^(transfer-send-otp|(survivor-auth|rehearsals)-select)$/,
    action: /^dynamodb:(GetItem|UpdateItem)$/,
    on: /^OTP#/,
    resourceUsed: true,
    why: 'Starts a session of a one-time code. Its attempts are counted in the same kind of item.',
  },
  {
    function: /^streams-perform-effects$/,
    action: /^dynamodb:UpdateItem$/,
    on: /^OTP#/,
    resourceUsed: true,
    why: 'Counts the codes that are sent to a Survivor. The attempts at a code are counted in the same kind of item.',
  },
  {
    function: /./,
    action: /^dynamodb:PutItem$/,
    on: /^OUTBOX#/,
    why: "A change of a Host's record may add a pending message. Only the scheduled jobs can read pending effects or mark them as complete.",
  },
  {
    function: /^(streams-perform-effects|scheduled-sweep)$/,
    action: /^dynamodb:Query$/,
    on: /^TRAIL#/,
    resourceUsed: true,
    why: 'Adds entries to a history, after its last one. The grant to write a history allows reading it.',
  },
  {
    function: /^streams-perform-effects$/,
    action: /^lambda:InvokeFunction$/,
    on: /workers-delete$/,
    why: 'A deletion takes effect after 30 days, or 7 without a sealed will; tests/journeys/leaving.full.test.ts plays it.',
  },
  {
    function: /^(workers-delete|host-(delete|keep)|will-delete)$/,
    action: /./,
    why: 'A deletion takes effect after 30 days, or 7 without a sealed will; tests/journeys/leaving.full.test.ts plays it.',
  },
  {
    function: /^workers-audit$/,
    action: /^dynamodb:UpdateItem$/,
    on: /^OUTBOX#/,
    why: 'Marks its own effect as complete. Postponing one needs the same grant.',
  },
  {
    function: /./,
    action: /^dynamodb:(PutItem|DeleteItem)$/,
    on: /^TIMER#/,
    why: "Advances the will and with it the Host's one timer, which is set, or deleted if nothing is due (shared/wills/will-state.ts).",
  },
  {
    function: /^(scheduled-|streams-perform-effects$|survivor-auth-will-access$|workers-(perform-for-host|release-share)$)/,
    action: /^dynamodb:PutItem$/,
    on: /^SERVICE#/,
    why: 'The first function that runs after our own outage records it; tests/liveness/outages.test.ts shows what is recorded.',
  },
  {
    function: /^liveness-update-respond$/,
    action: /^dynamodb:GetItem$/,
    on: /^SERVICE#/,
    why: 'Reads our outages only if a link that does not answer a check is used while a check is pending (shared/liveness/next-check.ts).',
  },
  {
    function: /^(streams-perform-effects|workers-perform-for-host)$/,
    action: /^dynamodb:GetItem$/,
    on: /^SERVICE#/,
    why: 'Only if no channel accepted a message, because our own outage may be the reason; tests/faults/transfer.full.test.ts does it.',
  },
  {
    function: KEEPS_REQUESTS,
    action: /^dynamodb:/,
    on: /^DONE#/,
    why: 'Only if a client sends an Idempotency-Key; tests/http/idempotency.full.test.ts does it.',
  },
  {
    function: /./,
    action: /^dynamodb:|^kms:Encrypt$|^ssm:GetParameter$/,
    on: /^OAUTH#|^storage-config$|:parameter\/will\//,
    why: 'A function that opens a drive may find that its tokens have expired, and gets new ones; tests/functions/storages/connect.full.test.ts and tests/storages/drives.full.test.ts do it.',
  },
  {
    function: /^(survivor-auth-(archive|download)|will-package|workers-(audit|open))$/,
    action: /^s3:ListBucket$/,
    on: /packages$/,
    why: 'A read needs it, so that S3 reports a missing file as missing.',
  },
  {
    function: /^will-package$/,
    action: /^s3:GetObject$/,
    on: /packages\/\*$/,
    why: 'Reads a package of the storage with the service into a copy; tests/sealing/package-copy.full.test.ts does it.',
  },
  {
    function: /^(connectors-test|workers-perform-for-host)$/,
    action: /^kms:Decrypt$/,
    on: /^push-key$/,
    why: 'Signs a notification to a browser of a Host; tests/messages/device.full.test.ts does it.',
  },
  {
    function: /^(connectors-test|workers-perform-for-host)$/,
    action: /^dynamodb:DeleteItem$/,
    on: /^HOST#/,
    why: 'Deletes a browser that no longer takes notifications; tests/messages/device.full.test.ts does it.',
  },
  {
    function: /^workers-send-from-service$/,
    action: /^sms-voice:SendTextMessage$/,
    on: /(pool|sender-id)\/\*$/,
    why: 'The settings name one sender: a number, a pool or a sender id. The tests have a number.',
  },
  {
    function: /^workers-audit$/,
    action: /^s3:(PutObject|AbortMultipartUpload|DeleteObject)$/,
    on: /packages\/\*$/,
    why: 'Replaces a damaged copy by a good one; tests/sealing/mirrors.full.test.ts does it.',
  },
  {
    function: /^workers-(perform-for-host|reshare|seal|write-package)$/,
    action: /^s3:/,
    on: /packages(\/\*)?$/,
    why: 'Writes a package, ends a broken upload, and deletes what an interrupted change has left; tests/journeys/with-service.full.test.ts does it.',
  },
  {
    function: /^(will-upload|will-uploads-(create|complete)|streams-perform-effects|scheduled-sweep|workers-seal)$/,
    action: /^s3:/,
    why: 'Staging is one capability: everything that its code does to a document, under both prefixes, including broken uploads. The function presigns what a client sends itself.',
  },
  { function: /^scheduled-sweep$/, action: /./, why: 'Performs any overdue timer or effect. In the suites few are overdue.' },
  {
    function:
      /^(host-update-settings|liveness-|scheduled-|streams-perform-effects|survivor-auth-(archive|download|will-access)|transfer-|workers-(open|perform-for-host|release-share))/,
    action: /^dynamodb:(GetItem|Query|PutItem|DeleteItem)$/,
    on: /^TRANSFER#/,
    why: 'A sign of life or a deadline during a running transfer, and a start that ends another transfer; tests/races/both-orders.full.test.ts does it.',
  },
  {
    function: /^host-(overview|export)$/,
    action: /^dynamodb:GetItem$/,
    on: /^(TRANSFER|TRAIL)#/,
    resourceUsed: true,
    why: 'A record is read whole, by a query. The grant to read it allows reading one row too.',
  },
  {
    function: /^survivor-auth-select$/,
    action: /^dynamodb:Query$/,
    on: /^TRANSFER#/,
    resourceUsed: true,
    why: 'One row of a record. The grant to read a transfer allows reading it whole.',
  },
  {
    function: /^workers-open$/,
    action: /^dynamodb:PutItem$/,
    on: /^HOST#/,
    why: 'Documents that fail their integrity checks end the transfer and change the will; tests/faults/transfer.full.test.ts does it.',
  },
  {
    function: /^liveness-update-respond$/,
    action: /^dynamodb:(GetItem|PutItem)$|^lambda:InvokeFunction$/,
    on: /^EMAIL#|^arn:/,
    why: 'A change that its Host rejects by a link is undone; tests/journeys/rejected-changes.full.test.ts does it.',
  },
  {
    function: /^survivors-create$/,
    action: /^lambda:InvokeFunction$/,
    why: 'Only after a will is sealed; tests/sealing/reshare.full.test.ts does it.',
  },
  { function: /^workers-reseal$/, action: /^lambda:InvokeFunction$/, why: 'A sealing of new documents whose function crashed continues there.' },
  {
    function: /^transfer-verify-and-initiate$/,
    action: /^lambda:InvokeFunction$|^dynamodb:GetItem$/,
    on: /^arn:|^function:|^SERVICE#/,
    why: 'Only if a start is proven with a backup code, or if a transfer is running; tests/journeys/paper.full.test.ts does both.',
  },
  {
    function: /^workers-perform-for-host$/,
    action: /^dynamodb:UpdateItem$/,
    on: /^OTP#/,
    why: "A code that is sent there counts towards its Survivor's limit; tests/journeys/one-time-codes.test.ts sends some.",
  },
  {
    function: /^auth-reset-password$/,
    action: /^lambda:InvokeFunction$/,
    why: 'Only if backup codes of Survivors are sent; tests/functions/auth/passwords.full.test.ts does it.',
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
    function: /^(survivor-auth-verify-otp|transfer-evidence-keys|workers-create-keyring)$/,
    action: /^dynamodb:GetItem$/,
    on: /^KEYRING#/,
    why: 'Every function may read its keys. These need none of them, leave this to a worker, or create the keys.',
  },
];

/** Returns the reason why an unused grant stays. Undefined without one. */
export function reasonFor(grant: Grant): string | undefined {
  return JUSTIFIED_GRANTS.find(
    (one) =>
      one.function.test(grant.function) &&
      one.action.test(grant.action) &&
      (one.on?.test(grant.on) ?? true) &&
      (!one.resourceUsed || grant.resourceUsed),
  )?.why;
}
