/** The page that says which program this service runs, and how anyone checks it. */
export const release = {
  title: 'The program of this service',
  lead: 'Anyone can check that this service runs the program that was published. This page is for a person who knows computers well.',
  none: 'This service has not published which program it runs.',
  version: 'Version',
  hash: 'SHA-256 of the list of its files',
  saveList: 'Save the list',
  saveProof: 'Save the proof that a public log has it',
  howTitle: 'How to check it',
  how: [
    'Get the program of this version and the public key of its release from the place where they are published. Do not get them from these pages, which could show false ones.',
    'Install its packages. Then enter this command with the public key.',
    'The command names each file that is not the published one. At the end it says if all are.',
  ],
  limit: 'This shows what the service sends to you at that moment. It cannot show what it sends to another person or at another time.',
  filesTitle: 'All files of this version',
};
