import { useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { isEmail } from '#web/shared/checks.ts';
import { fitsChannel } from '#web/shared/contact.ts';
import { Choice, TextField, useField } from '#web/shared/field.tsx';
import { botName, type ConnectorFormProps, type ConnectorKind, type Offered } from './connector.ts';
import { DeviceForm } from './device-form.tsx';
import { OurChatForm } from './our-chat.tsx';
import { OurNumberForm } from './our-number.tsx';
import { SaveForm } from './save-form.tsx';

/** Makes the fields of a config. Each has a label and a hint in the words. */
function useConfigWords() {
  const { connectors: words } = useWords();
  const needed = (value: string) => (value.trim() ? null : words.missing);
  return { words, needed };
}

/** SMTP. */
export function EmailForm(props: ConnectorFormProps) {
  const { words, needed } = useConfigWords();
  const host = useField('smtp-host', needed);
  const port = useField('smtp-port', (value) => (/^\d{1,5}$/.test(value.trim()) && value.trim() !== '25' ? null : words.portWrong), '587');
  const user = useField('username', needed);
  const password = useField('mail-password', needed);
  const from = useField('from-address', (value) => (isEmail(value) ? null : words.testMissing.email));
  const config = () => ({
    smtp_host: host.value.trim(),
    smtp_port: Number(port.value),
    username: user.value.trim(),
    password: password.value,
    from_address: from.value.trim(),
  });
  return (
    <SaveForm {...props} kind="email" fields={[host, port, user, password, from]} config={config}>
      <TextField field={host} {...words.fields.smtp_host} kind="code" />
      <TextField field={port} {...words.fields.smtp_port} kind="number" />
      <TextField field={user} {...words.fields.username} />
      <TextField field={password} {...words.fields.password} kind="secret" />
      <TextField field={from} {...words.fields.from_address} kind="email" />
    </SaveForm>
  );
}

const PROVIDERS = [
  { value: 'twilio', label: 'Twilio' },
  { value: 'vonage', label: 'Vonage' },
];

/** Twilio or Vonage. */
export function SmsForm(props: ConnectorFormProps) {
  const { words, needed } = useConfigWords();
  const provider = useField('provider', null, 'twilio');
  const key = useField('api-key', needed);
  const secret = useField('api-secret', needed);
  const account = useField('account-sid', null);
  const from = useField('from-number', (value) => (fitsChannel('sms', value) || /^\d{3,6}$/.test(value.trim()) ? null : words.numberWrong));
  const isTwilio = provider.value === 'twilio';
  const config = () => ({
    provider: provider.value,
    api_key_sid: key.value.trim(),
    api_key_secret: secret.value.trim(),
    from_number: from.value.trim(),
    ...(isTwilio && account.value.trim() && { account_sid: account.value.trim() }),
  });
  return (
    <SaveForm {...props} kind="sms" fields={[provider, key, secret, account, from]} config={config}>
      <Choice field={provider} {...words.fields.provider} options={PROVIDERS} />
      <TextField field={key} {...words.fields.api_key_sid} kind="code" />
      <TextField field={secret} {...words.fields.api_key_secret} kind="secret" />
      {isTwilio && <TextField field={account} {...words.fields.account_sid} kind="code" />}
      <TextField field={from} {...words.fields.from_number} kind="tel" />
    </SaveForm>
  );
}

/** The Cloud API of Meta. */
export function WhatsappForm(props: ConnectorFormProps) {
  const { words, needed } = useConfigWords();
  const token = useField('access-token', needed);
  const number = useField('phone-number-id', needed);
  const account = useField('business-account-id', needed);
  const template = useField('template-name', null);
  const config = () => ({
    provider: 'whatsapp',
    access_token: token.value.trim(),
    phone_number_id: number.value.trim(),
    business_account_id: account.value.trim(),
    ...(template.value.trim() && { template_name: template.value.trim() }),
  });
  return (
    <SaveForm {...props} kind="whatsapp" fields={[token, number, account, template]} config={config}>
      <TextField field={token} {...words.fields.access_token} kind="secret" />
      <TextField field={number} {...words.fields.phone_number_id} kind="number" />
      <TextField field={account} {...words.fields.business_account_id} kind="number" />
      <TextField field={template} {...words.fields.template_name} />
    </SaveForm>
  );
}

/** The Host's own bot. The channel is named after it, so that the page can lead to its chat. */
export function TelegramForm(props: ConnectorFormProps) {
  const { words, needed } = useConfigWords();
  const bot = useField('bot-name', (value) => (props.existing || /^@\w{2,29}bot$/i.test(botName(value)) ? null : words.botNameWrong));
  const token = useField('bot-token', needed);
  const config = () => ({ provider: 'telegram', bot_token: token.value.trim() });
  return (
    <SaveForm {...props} kind="telegram" fields={[bot, token]} config={config} name={() => botName(bot.value)}>
      {!props.existing && <TextField field={bot} {...words.fields.bot_name} kind="code" />}
      <TextField field={token} {...words.fields.bot_token} kind="secret" />
    </SaveForm>
  );
}

const FORMS = { email: EmailForm, sms: SmsForm, whatsapp: WhatsappForm, telegram: TelegramForm, push: DeviceForm };

const OURS = { sms: OurNumberForm, telegram: OurChatForm };

/** Whether the service itself has a channel of this kind. */
const isOffered = (kind: ConnectorKind, { sms, telegram }: Offered): kind is keyof typeof OURS =>
  (kind === 'sms' && sms.length > 0) || (kind === 'telegram' && telegram);

/** The form of one kind of channel. Where the service has its own, that comes first, and an account of the Host's is one press away. */
export function ConnectorForm({ kind, offered, ...props }: ConnectorFormProps & { kind: ConnectorKind; offered: Offered }) {
  const { ours } = useWords().connectors;
  const { existing } = props;
  const [isOwn, setOwn] = useState(existing !== undefined && existing.provided_by !== 'service');
  const KindForm = FORMS[kind];
  if (isOwn || !isOffered(kind, offered)) return <KindForm {...props} />;
  const OurForm = OURS[kind];
  return (
    <>
      <OurForm {...props} />
      {!existing && (
        <p>
          <Button kind="link" onClick={() => setOwn(true)}>
            {ours.useOwn[kind]}
          </Button>
        </p>
      )}
    </>
  );
}
