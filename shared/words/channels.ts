/** The channels over which a Survivor can get a message, as the API names them. */
export const CHANNELS = ['email', 'sms', 'whatsapp', 'telegram'] as const;
export type Channel = (typeof CHANNELS)[number];
