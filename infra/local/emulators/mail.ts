import PostalMime from 'postal-mime';
import type { Inbox } from './inbox.ts';

/** Parses an RFC 5322 message and adds it to the inbox, once for each recipient of its envelope. */
export async function deliverMail(inbox: Inbox, via: string, raw: Buffer, recipients: readonly string[], sender?: string): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const headed = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => (address ? [address] : []));
  for (const to of recipients.length > 0 ? recipients : headed) {
    inbox.deliver({
      channel: 'email',
      via,
      to,
      from: mail.from?.address ?? sender ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    });
  }
}
