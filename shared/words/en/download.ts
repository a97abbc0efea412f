/** The page of a download that has to wait, because several are running. It tries again automatically. */
export const download = {
  title: 'Please wait a moment',
  sentences: (seconds: number) => [
    'Several downloads of these documents are running at the moment.',
    `This page tries again every ${seconds} seconds. You do not need to do anything.`,
  ],
};

export type DownloadWords = typeof download;
