import type { WrittenSettings } from '#infra/cloud/settings.ts';

/**
 * The settings of your deployment. docs/operations.md explains each, and has more of them. Replace `account` and `mailFrom`, say who
 * runs the service and who is on call, and choose the region: it cannot change later. `-c name=value` after a command replaces a setting for this command only.
 */
const settings: WrittenSettings = {
  stage: 'prod',
  account: '',
  region: 'eu-central-1',
  mailFrom: 'Will Custody <no-reply@will.example>',
  // Who is on call: `npm run deploy` needs it.
  alarmMail: 'on-call@will.example',
  // The stage prod needs all of it. The pages and papers say it.
  operator: { name: '', country: '', price: '', contact: '', legal: '', privacy: '' },
};

export default settings;
