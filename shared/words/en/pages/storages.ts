import type { ConnectionError } from '#words/connection-error.ts';

const signInAgain = 'Press “Sign in again”. Your sealed will stays where it is.';
const atLimit = 'You have 10 storages, which is the maximum. Delete one that you do not need, and try again.';
const transferRunning = 'A transfer of your will is running, so nothing was changed. If you are well, stop the transfer on the overview page first.';
const recovered =
  'Your password was reset by e-mail, so nothing was changed. Please confirm the reset first, with the link that we sent you over another channel.';
const sealing = 'Your will is being sealed right now, so nothing was changed. Please try again in a minute.';
const wellFirst = 'We have not heard from you for a long time, so nothing was changed. Please press “I am well” on the overview page first.';

/** The words of the page with the storages of a Host. */
export const storages = {
  lead: 'A storage is where your sealed documents are kept: with this service, or in one that belongs to you. A person who looks into it sees only encrypted files.',
  none: 'You have no storage yet. Add one below. Until then, your will cannot be sealed.',

  connected: 'Works',
  broken: 'Does not work',
  holdsWill: 'Holds your sealed will',
  lastTest: 'Last successful test',
  neverTested: 'Not yet',
  lastReadBack: 'Last read-back',
  readBack: {
    complete: (moment: string) => `We last read your documents back on ${moment}: complete.`,
    package_altered: (moment: string) => `We last read your documents back on ${moment}: not complete.`,
    storage_failed: (moment: string) => `On ${moment}, we could not read all of your documents back.`,
  },
  neverReadBack: 'Not yet since the last sealing. We read every file back once a month.',
  readBackProblems: {
    package_altered:
      'Some files of your sealed will are missing or have changed. We repair our own files. If a message from us names a document, please upload that document again, and seal your will.',
    storage_failed:
      'We could not read all files of your sealed will. Press “Test now” to see whether the storage works. We read the files again every month.',
  },
  hostKey: 'The server identifies itself with',
  hostKeyHint: 'Compare it with what the owner of the server tells you. We refuse a server that shows anything else.',
  monthly: 'We test each storage every month. We also read every file of your sealed will back. If something is wrong, we send you a message.',
  test: 'Test now',
  tested: (name: string) => `${name} works. We have written a small file, read it back and deleted it.`,
  listed: (name: string) => `${name} works.`,
  browse: 'Look inside',
  renew: 'Enter new access data',
  reconnect: 'Sign in again',
  remove: 'Delete',

  mirrorWhy: 'Keep a second copy of your sealed will here. If one storage is lost, your Survivors read it from the other one.',
  mirrorAdd: 'Keep a copy here too',
  mirrorAdded: (name: string) => `Your sealed will is now also in ${name}.`,
  mirrorRemove: 'Keep no copy here any longer',
  mirrorRemoved: (name: string) => `Your sealed will is no longer in ${name}.`,

  browsing: (name: string) => `What is in ${name}`,
  place: (path: string) => `Folder ${path}`,
  up: 'Go up one folder',
  empty: 'This folder is empty.',
  more: 'Show more',
  openFolder: (name: string) => `Open the folder ${name}`,
  isFolder: 'Folder',

  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'We delete the access data. The files in the storage stay as they are. You can add the storage again later.',
  removeOurs: 'We delete the storage and everything in it. You can add a new one at any time.',
  removeButton: 'Delete the storage',
  removed: (name: string) => `${name} is deleted. The files in it were not changed.`,
  removedOurs: (name: string) => `${name} is deleted.`,
  inUse:
    'You cannot delete this storage, because it holds your sealed will. First add another storage and seal your will into it. Then you can delete this one.',
  sealElsewhere: 'Go to Documents',

  add: 'Add a storage',
  kind: 'What kind of storage is it?',
  kindHint: 'The first one needs nothing from you. Your own must still be paid for after your death, and no one else may delete files in it.',
  servers: 'For people who run their own servers',
  serversHint: 'Or who rent storage by the gigabyte. Use a key that you create only for this service.',
  name: 'Name',
  nameHint: 'You choose it. It helps you to recognise the storage.',
  nameMissing: 'Enter a name, such as “My Dropbox”.',
  whereTitle: (name: string) => `Where do I find these values at ${name}?`,
  needsTitle: 'What must the key be allowed to do?',
  connect: 'Test and save',
  save: 'Test and save the new access data',
  added: (name: string) => `${name} is connected. We have written a small file, read it back and deleted it.`,
  renewed: (name: string) => `The new access data of ${name} are saved and work.`,
  kept: 'The storage is saved, but it does not work yet. Correct the values here and press the button again.',
  keptFolder: (folder: string) => `The folder is ${folder}. It cannot be changed here. For another folder, delete this storage and add it again.`,
  renewHint: 'For your safety, we never show saved access data. Please enter all of them, also those that stay the same.',

  driveSteps: (name: string) => [
    `The button takes you to ${name}. Choose your account there, and agree.`,
    'You come back here automatically.',
    'We then test the storage, and send you a message that names the account.',
  ],
  drivePromise: (name: string) => `We never see your password of ${name}. We can see only the files that this service puts there, and nothing else.`,
  driveButton: (name: string) => `Continue to ${name}`,
  driveKeep: 'Do not delete or move the folder that we create there. If you close the account, your Survivors cannot read your will.',
  driveAgain: (name: string) => `Sign in with the same account of ${name} as before. Your will does not need to be sealed again.`,

  serviceMeaning: [
    'We keep your sealed will in our own storage. It is encrypted, and opens only when enough of your people come together.',
    'We then hold the encrypted will and the keys of your people, which are encrypted too. If you use your own storage, these are in two places.',
    'With us, the papers of your people open the will. Without us, they open it only where someone has a copy of it. After the sealing you can take a copy home. If our service is lost and no one has a copy, the will is lost too.',
    'You can move your will to your own storage at any time.',
  ],
  serviceButton: 'Use the storage with this service',
  serviceAgain: 'Try again',
  serviceAdded: (name: string) => `${name}: your storage is ready.`,

  kinds: {
    service: { name: 'With this service', hint: 'You need nothing else. There is nothing to fill in.', usual: 'With this service' },
    drive_a: { name: 'Google Drive', hint: 'You have it if you use Gmail or an Android phone.', usual: 'My Google Drive' },
    drive_b: { name: 'Dropbox', hint: 'For people who have an account there.', usual: 'My Dropbox' },
    drive_c: { name: 'OneDrive', hint: 'You have it if you use Outlook.com or Microsoft 365.', usual: 'My OneDrive' },
    s3: { name: 'Amazon S3', hint: 'Rented storage of Amazon Web Services.', usual: 'My Amazon S3' },
    r2: { name: 'Cloudflare R2', hint: 'Rented storage of Cloudflare.', usual: 'My Cloudflare R2' },
    b2: { name: 'Backblaze B2', hint: 'Rented storage of Backblaze.', usual: 'My Backblaze B2' },
    minio: { name: 'MinIO or another S3 storage', hint: 'Your own server, or a provider that says “S3-compatible”.', usual: 'My S3 storage' },
    sftp: { name: 'SFTP', hint: 'A folder on a server that you reach over SSH.', usual: 'My server' },
  },

  steps: {
    s3: [
      'Sign in to the AWS console and open S3. Create a bucket. The name and the region are on its page. Turn on versioning.',
      'Open IAM, create a user for this service only, and give it the permissions below.',
      'On the page of this user, create an access key. Copy both parts: AWS shows the secret key only once.',
    ],
    r2: [
      'Sign in to the Cloudflare dashboard and open R2. Create a bucket.',
      'The address is on the page of R2: https://, your account ID, and .r2.cloudflarestorage.com. Leave out the name of the bucket. The region is auto.',
      'Under “Manage API tokens”, create a token with “Object Read & Write” for this bucket only. Copy the access key ID and the secret access key.',
    ],
    b2: [
      'Sign in to Backblaze and create a private bucket. Its page shows the endpoint, such as s3.eu-central-003.backblazeb2.com. Write https:// before it.',
      'The region is the part in the middle of the endpoint, such as eu-central-003.',
      'Under “Application Keys”, add a key for this bucket only, with “Read and Write”. The keyID is the access key ID, and the applicationKey is the secret access key.',
    ],
    minio: [
      'The address is the one of the S3 interface (for MinIO often port 9000), not the one of its web page. The service must be able to reach it from the internet.',
      'The region is us-east-1 at MinIO unless its owner has set another one. Other providers name it in their help.',
      'Create a bucket, and an access key for this bucket only.',
    ],
    sftp: [
      'The owner of the server or your provider gives you the host name, the port (usually 22) and a user name. Ask for a user for this service only.',
      'With a key: the command ssh-keygen -t ed25519 -N "" -f will-service makes two files. Paste the content of will-service here. The owner of the server needs will-service.pub.',
      'The folder wills, without a slash, is in the folder of the user. With a slash, as in /wills, it is at the top of what the user sees.',
    ],
  },
  needs: {
    s3: 's3:PutObject, s3:GetObject, s3:DeleteObject and s3:AbortMultipartUpload on <bucket>/<folder>/*, and s3:ListBucket on the bucket. Nothing else.',
    r2: '“Object Read & Write”, for this bucket only.',
    b2: '“Read and Write”, for this bucket only. Do not use the master key.',
    minio:
      's3:PutObject, s3:GetObject, s3:DeleteObject and s3:AbortMultipartUpload on <bucket>/<folder>/*, and s3:ListBucket on the bucket. Nothing else.',
    sftp: 'The user must be allowed to create, rename, read and delete files in the folder. The user needs no command line.',
  },

  endpoint: 'Address',
  endpointHint: (example: string) => `Such as ${example}`,
  endpointWrong: 'Enter an address such as https://s3.example.com. It has nothing after the host name.',
  region: 'Region',
  regionHint: (example: string) => `Such as ${example}`,
  regionWrong: 'Enter the region, such as eu-central-1. It has only lower-case letters, digits and hyphens.',
  bucket: 'Name of the bucket',
  bucketWrong: 'Enter the name of the bucket: 3 to 63 lower-case letters, digits, dots and hyphens.',
  accessKey: 'Access key ID',
  accessKeyWrong: 'Enter the access key ID. It has no spaces.',
  secretKey: 'Secret access key',
  secretKeyHint: 'We encrypt it, and never show it again.',
  secretKeyWrong: 'Enter the secret access key. It has no spaces.',
  host: 'Host name of the server',
  hostHint: 'Such as files.example.com',
  hostWrong: 'Enter the name of the server, such as files.example.com. Leave out sftp:// and folders.',
  port: 'Port',
  portWrong: 'Enter the port, a number from 1 to 65535. It is usually 22.',
  username: 'User name',
  usernameMissing: 'Enter the user name.',
  login: 'How do we sign in to the server?',
  byKey: 'With a key',
  byPassword: 'With a password',
  password: 'Password of this user',
  passwordMissing: 'Enter the password.',
  key: 'Private key',
  keyHint:
    'The whole text with its first and last line (“BEGIN … PRIVATE KEY”). The key must have no passphrase. We encrypt it, and never show it again.',
  keyWrong: 'Paste the private key. It begins with -----BEGIN.',
  keyLong: 'This key is too long. Please use an Ed25519 key: ssh-keygen -t ed25519.',
  directory: 'Folder',
  directoryHint: 'We create it if it does not exist. Use it for nothing else.',
  directoryWrong: 'Enter a folder, such as /wills. It must not have .. or a backslash.',

  problemTitle: (name: string) => `${name} does not work yet`,
  problems: {
    unreachable: 'We could not reach the storage. Check the address and the port for a typing mistake. If they are right, a firewall may block us.',
    slow: 'The storage did not answer in time. Check the address and the port. If they are right, try again in a few minutes.',
    closed: 'The storage closed the connection. Try again in a few minutes. If it happens again, ask the owner of the storage.',
    private_address: 'This address is in a private network, which we cannot reach. Enter a name that works from the internet.',
    insecure_address: 'The address must begin with https://. Other connections are not encrypted.',
    certificate_invalid:
      'The certificate of the storage is not valid, so the connection would not be safe. Check the address, or ask the owner of the storage.',
    no_secure_method: 'The storage offers only outdated encryption. Ask its owner to update the server.',
    keys_rejected:
      'The storage does not know this key. Copy the access key ID and the secret access key again, from the first to the last character.',
    keys_not_allowed: 'The key is right, but it is not allowed to do what we need. Check its permissions, the bucket and the folder.',
    bucket_missing: 'There is no bucket with this name. Check the name for a typing mistake, or create the bucket.',
    other_region: 'The bucket is in another region. Its page at the provider shows the right one.',
    login_rejected:
      'The server does not accept this user name with this password or key. Check all of them. With a key, the server must know its public part.',
    user_not_allowed: 'This user is not allowed to write into the folder. Try it without the first slash, or ask the owner of the server.',
    refused: 'The server refused to store a file. It may be full. Check the free space, and the permissions of the folder.',
    ssh_key_locked: 'This key is protected by a passphrase. Make a key without one, only for this service.',
    ssh_key_public: 'This is the public part of the key. Paste the private part, from the file without .pub.',
    ssh_key_unreadable: 'We cannot read this key. Paste the whole file, with its first and last line.',
    other_host_key:
      'The server shows another host key than before. If the server was renewed, enter its access data again. If not, ask its owner first: someone may be intercepting the connection.',
    not_sftp: 'Another program answers at this address. Check the host name and the port.',
    unsupported: 'The storage cannot rename, list or create files in the way that we need. Choose another storage.',
    sign_in_ended: `The drive no longer accepts our sign-in. ${signInAgain}`,
    sign_in_refused: `The drive did not accept the sign-in. ${signInAgain}`,
    sign_in_lacks_access: 'You have not agreed to everything that we need. Press “Sign in again”, and agree to everything on the page of the drive.',
    full: 'The storage is full. Free some space or buy more, and test again.',
    too_many_requests: 'The storage accepts no more requests at the moment. Please test again in a few minutes.',
    temporary: 'The storage has a problem at the moment. Please test again in a few minutes.',
    reply_not_understood: 'No storage answers at this address. Check the address. It must not be the address of a web page.',
    reply_too_long: 'No storage answers at this address. Check the address. It must not be the address of a web page.',
    not_tested: 'This storage has not been tested yet. Press “Test now”.',
    file_exists: 'Another program writes into this folder. Give this service its own folder.',
    file_missing: 'A file that we have just written is not there. Another program may be deleting files in this folder.',
    file_too_short: 'A file that we have just written came back incomplete. Please test again. If it happens again, choose another storage.',
    too_many_files: 'This folder has too many files. Give this service its own folder.',
    data_altered: 'The storage did not return the data that we had written. A program such as a virus scanner may change files on the way.',
    invalid_path: 'The folder is not valid. Delete this storage, and add it again with a folder such as /wills.',
    settings_incomplete: 'Some access data are missing. Please enter all of them again.',
    stopped: 'The test was stopped before it was complete. Please test again.',
    unknown: 'The storage could not be used. Check all values, and test again in a few minutes.',
  } satisfies Record<ConnectionError, string>,

  returned: {
    success: 'Your cloud drive is connected',
    successText: 'We have tested it. We also send you a message that names the account. Next, you can upload your documents.',
    error: 'Your cloud drive was not connected',
  },
  reasons: {
    unknown_state: 'This sign-in was not started here, or it was already used. Please start it again below.',
    expired_state: 'The sign-in took longer than ten minutes, or you signed out in between. Please start it again below.',
    access_denied: 'You did not agree on the page of the drive, so nothing was changed. If that was a mistake, start again below.',
    lacks_permission:
      'You did not agree to everything that we asked for. Please start again below, and agree to everything. We see only our own files.',
    drive_refused: 'The drive did not complete the sign-in. Nothing was changed. Please start again below.',
    other_account: 'You signed in with another account than before. Please sign in again, with the account that this storage had until now.',
    storage_failed: 'The sign-in worked, but the test of the storage failed. The reason is shown at the storage below.',
    package_not_found_there: 'We did not find your sealed will in this drive, so nothing was changed. Please sign in with the account that holds it.',
    rate_limited: 'Too many changes were made today. Nothing was changed. Please try again tomorrow.',
    internal_error: 'Something went wrong on our side. Please look at your storages below, and try again in a few minutes.',
    conflict: 'Something else was changed at the same time. Please start again below.',
    recently_recovered: recovered,
    sealing_in_progress: sealing,
    sign_of_life_first: wellFirst,
    storage_limit_reached: atLimit,
    storage_not_found: 'This storage was deleted during the sign-in. Nothing was changed.',
    transfer_running: transferRunning,
    other: 'Nothing was changed. Please start again below. If it happens again, choose another storage.',
  } as Record<string, string>,

  failures: {
    storage_failed: 'We could not read this folder. Press “Test now” to see the reason.',
  } as Record<string, string>,
};

export type StoragesWords = typeof storages;
