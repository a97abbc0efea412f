import PostalMime from 'postal-mime';
import type { Inbox, Message } from './inbox.ts';

/** Parses an RFC 5322 message and adds it to the inbox, once for each recipient of its envelope. Returns the subject. */
export async function deliverMail(
  inbox: Inbox,
  server: Pick<Message, 'via' | 'fate'>,
  raw: Buffer,
  recipients: readonly string[],
  sender?: string,
): Promise<string> {
  const mail = await PostalMime.parse(raw);
  const headed = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => (address ? [address] : []));
  for (const to of recipients.length > 0 ? recipients : headed) {
    inbox.deliver({
      channel: 'email',
      ...server,
      to,
      from: mail.from?.address ?? sender ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    });
  }
  return mail.subject ?? '';
}
