/** Returns the name of the parameter with the operator's account at Twilio or Vonage. The operator creates it as a SecureString. */
export const smsSecretName = (stage: string): string => `/will/${stage}/sms`;

/** Returns the name of the parameter with the token of the service's bot at Telegram. */
export const botSecretName = (stage: string): string => `/will/${stage}/telegram`;
