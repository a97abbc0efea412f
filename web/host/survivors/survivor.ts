import type { components, paths } from '#api';

/** A person who may open the will, as the service describes them. */
export type Survivor = components['schemas']['Survivor'];

/** All of them, with the threshold. */
export type SurvivorReply = paths['/api/survivors']['get']['responses'][200]['content']['application/json'];

/**
 * Everything that is printed on a Survivor's paper, which is known only once. `recovery_key`: made on this device. `recipient`: its
 * public half. `check`: what the paper shows of that.
 */
export type Paper = components['schemas']['PrintedPaper'] & { recovery_key: string; recipient: string; check: string };

/** Over which channel this Survivor can be asked to confirm. Undefined if none reaches them. */
export function invitedOver({ contact_methods: contacts, reachable_by: channels }: Survivor): 'email' | 'sms' | undefined {
  if (contacts.some(({ type }) => type === 'email')) return 'email';
  return channels.includes('sms') ? 'sms' : undefined;
}

/** The names of those whose paper has no key that a browser has made. */
export function withoutOwnKey(survivors: readonly Survivor[]): string[] {
  return survivors.filter(({ paper_recipient }) => !paper_recipient).map(({ name }) => name);
}

/** As the Host named them. The service lists them in no order. */
export function inOrderOfNaming(survivors: readonly Survivor[]): Survivor[] {
  return [...survivors].sort((one, other) => one.created_at.localeCompare(other.created_at));
}
