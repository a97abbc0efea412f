import { plural } from '#words/plural.ts';

/** The words that all pages share. Failures are by the code of the service. */
export const frame = {
  service: 'Will Custody',
  skip: 'Go to the content',
  language: 'Language',
  zone: (time: string) => `All times: ${time}`,
  trial: 'This is a trial on your computer.',
  controlRoom: 'Open the control room',
  loading: 'Loading. Please wait.',
  sending: 'Please wait',
  retry: 'Try again',
  retryIn: 'You can try again in',
  reload: 'Load the page again',
  home: 'Go to the first page',
  error: 'Error',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  errors: 'Please check these answers',
  failed: 'That did not work',
  kinds: { info: 'Information', success: 'Done', warning: 'Important', problem: 'Problem' },
  unreachable: 'We could not reach the service. Please check your internet connection and try again. Nothing that you typed is lost.',
  offline: 'Your device is offline. Connect to the internet and try again. Nothing that you typed is lost.',
  unknown: 'Something went wrong on our side. Please try again in a few minutes.',
  brokenTitle: 'This page has stopped',
  brokenText: 'Something went wrong on this page. Nothing was changed. Please load it again.',
  unknownTitle: 'There is no page at this address',
  unknownText: 'Please check the link. If you copied it from a message, copy it again as a whole.',
  durations: {
    days: plural('en', { one: '# day', other: '# days' }),
    hours: plural('en', { one: '# hour', other: '# hours' }),
    minutes: plural('en', { one: '# minute', other: '# minutes' }),
    seconds: plural('en', { one: '# second', other: '# seconds' }),
    now: 'Now',
  },
  emailMissing: 'Enter an e-mail address in the form name@example.com.',
  emailSpace: 'Remove the space from the e-mail address.',
  failures: {
    rate_limited: 'Too many attempts. Please wait until the time below, and then try again.',
    unavailable: 'The service cannot do this right now. Nothing is lost. Please try again in a few minutes.',
    internal_error: 'Something went wrong on our side. Please load the page again to see the current state.',
    validation_failed: 'Some answers are not valid. Nothing was changed. Please check them and send them again.',
  } as Record<string, string>,
};

export type FrameWords = typeof frame;
