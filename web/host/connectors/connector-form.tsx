import type { Channel } from '#web/words/channels.ts';
import type { ConnectorFormProps } from './connector.ts';
import { EmailForm, SmsForm, TelegramForm, WhatsappForm } from './kind-forms.tsx';

const FORMS = { email: EmailForm, sms: SmsForm, whatsapp: WhatsappForm, telegram: TelegramForm };

/** The form of one kind of channel. */
export function ConnectorForm({ kind, ...props }: ConnectorFormProps & { kind: Channel }) {
  const KindForm = FORMS[kind];
  return <KindForm {...props} />;
}
