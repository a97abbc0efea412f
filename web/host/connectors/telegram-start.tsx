import { useWords } from '#web/host/words.ts';
import { lazily } from '#web/shared/lazily.tsx';
import { botAddress, type Connector } from './connector.ts';

const QrCode = lazily(async () => (await import('#web/host/paper/qr-code.tsx')).QrCode);

/** Leads to the chat with the bot, in which the Host presses Start. Without that, Telegram delivers nothing. */
export function TelegramStart({ connector }: { connector: Connector }) {
  const { start } = useWords().connectors;
  const address = botAddress(connector);
  return (
    <section aria-labelledby={`start-${connector.id}`}>
      <h4 id={`start-${connector.id}`}>{start.title}</h4>
      <p>{start.text}</p>
      {address ? (
        <>
          <p>
            <a href={address} target="_blank" rel="noreferrer">
              {start.link}
            </a>
          </p>
          <p>{start.qr}</p>
          <div class="start-code">
            <QrCode text={address} label={start.qr} />
          </div>
        </>
      ) : (
        <p>{start.unnamed}</p>
      )}
      <p class="hint">{start.survivors}</p>
    </section>
  );
}
