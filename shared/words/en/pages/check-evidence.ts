/** The page on which anyone gets our public key, and reads how to check a report. */
export const checkEvidence = {
  title: 'Check evidence',
  intro:
    'You have a report about the opening of a will, and want to know whether it is from us and unaltered. For this you need the ZIP that was saved with the report, and our public key from this page.',
  keysTitle: 'Our public keys',
  keyNumber: (id: string) => `Key ${id}`,
  keyUse: 'Choose the key with the number that is in the last line of statement.txt. Save one of its two forms, or both.',
  savePem: 'Save key.pem, for openssl',
  saveSigners: 'Save allowed_signers, for ssh-keygen',
  ofKey: (id: string) => `(key ${id})`,
  howTitle: 'What to do',
  howSteps: [
    'Unpack the ZIP into an empty folder.',
    'Save our public key from this page into the same folder.',
    'Open a terminal in this folder, and enter these commands. The first one must show the SHA-256 that is in the line “report-sha256” of statement.txt.',
  ],
  provesTitle: 'What it proves',
  proves: [
    'We have said this at that time, and nothing in the report was altered since.',
    'It does not prove who sat at a computer. A proof by a code shows that someone could read the message, and a proof by paper that someone had the paper.',
    'The time is the clock of our service.',
  ],
  keyWhy:
    'Get the public key from this address yourself, or use an earlier copy. Do not use a key from the person who gives you the report: someone who forges a report would also give you the key for it.',
  stepsEnd: 'One of the last two commands is enough. It must say “Signature Verified Successfully” or “Good”.',
};
