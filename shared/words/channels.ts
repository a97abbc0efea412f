// The channels over which a Survivor can get a message, as the API names them. Pages know the service's rules by the words only.
export { CHANNELS, type Channel } from '#common/contact.ts';
