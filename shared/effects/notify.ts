import type { ContactMethod } from '#common/contact.ts';
import type { Instant } from '#common/time.ts';
import type { HostAudience, HostFacts, HostMessage, HostTemplate, SurvivorFacts, SurvivorMessage, SurvivorTemplate } from './message-effect.ts';

/** One message to the Host: by default over the first channel that accepts it. `key` names the event within its Host. */
export function notifyHost<Template extends HostTemplate>(
  template: Template,
  key: string,
  facts: HostFacts[Template],
  reach: Partial<Omit<HostAudience, 'host'>> = {},
  when: { notBefore?: Instant } = {},
): HostMessage<Template> {
  const message = { kind: 'message', key: `${key}/host`, template, to: { host: true, spread: 'first', ...reach }, ...facts, ...when };
  // The compiler cannot follow a template that is a parameter; its facts are checked above.
  return message as unknown as HostMessage<Template>;
}

/** One message to one address of a Survivor: also one that they had, or that someone had who is no longer named. */
export function notifyContact<Template extends 'replaced-before-sealing' | 'password-reset-survivor'>(
  { survivor, name, contact }: { survivor: string; name: string; contact: ContactMethod },
  template: Template,
  key: string,
  facts: SurvivorFacts[Template],
): SurvivorMessage<Template> {
  const message = { kind: 'message', key, template, to: { survivor, at: { name, contact } }, ...facts } as const;
  return message as unknown as SurvivorMessage<Template>;
}

/** One message to each of some Survivors. `key` names the event within its Host. */
export function notifySurvivors<Template extends SurvivorTemplate>(
  survivorIds: readonly string[],
  template: Template,
  key: string,
  facts: SurvivorFacts[Template],
  when: { notBefore?: Instant } = {},
): SurvivorMessage<Template>[] {
  return survivorIds.map((survivor) => {
    const message = { kind: 'message', key: `${key}/${survivor}`, template, to: { survivor }, ...facts, ...when };
    // As above.
    return message as unknown as SurvivorMessage<Template>;
  });
}
