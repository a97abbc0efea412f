/**
 * What becomes of a mail after SES has accepted it:
 * - `deliver`: it arrives, and SES reports that. Without any mode, it arrives without a report (see infra/local/mail-events.ts).
 * - `bounce`: the mailbox does not exist. `delay`: its server accepts nothing at the moment.
 * - `complain`: it arrives, and its reader marks it as spam.
 * - `reject`: SES finds a virus in it and does not send it.
 * - `suppress`: SES keeps it back, because this address bounced or complained before. Only if the configuration set lets SES do so.
 */
export const MAILBOX_MODES = ['deliver', 'bounce', 'complain', 'delay', 'reject', 'suppress'] as const;
export type MailboxMode = (typeof MAILBOX_MODES)[number];

/** One change of `POST /_local/faults` with the target `mailbox`. Without an address, it is for all without their own mode. */
export interface MailboxFault {
  mode: MailboxMode | 'off';
  address?: string;
}

/** The mailboxes of this machine's people. */
export interface Mailboxes {
  set(fault: MailboxFault): void;
  modeOf(address: string): MailboxMode | undefined;
  /** The modes that are set, by address. `*` is for all others. */
  modes(): Record<string, MailboxMode>;
}

const ALL = '*';

/** Creates mailboxes that accept everything until a mode is set. `off` without an address ends all modes. */
export function createMailboxes(): Mailboxes {
  const modes = new Map<string, MailboxMode>();
  return {
    set({ mode, address }) {
      if (mode !== 'off') modes.set(address?.toLowerCase() ?? ALL, mode);
      else if (address === undefined) modes.clear();
      else modes.delete(address.toLowerCase());
    },
    modeOf: (address) => modes.get(address.toLowerCase()) ?? modes.get(ALL),
    modes: () => Object.fromEntries(modes),
  };
}
