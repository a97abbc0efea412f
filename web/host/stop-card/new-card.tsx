import { printedId } from '#common/printed-id.ts';
import '#web/styles/paper.css';
import { useMemo } from 'preact/hooks';
import { PrintedOperator } from '#web/host/paper/printed-operator.tsx';
import { usePrintedPage } from '#web/host/paper/printed-page.ts';
import { QrCode } from '#web/host/paper/qr-code.tsx';
import { Checkbox } from '#web/host/parts/fields.tsx';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Form, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { addressOf } from '#web/shared/router.ts';
import { useCall } from '#web/shared/use-call.ts';

/** What is on a card. */
export interface Card {
  will_id: string;
  stop_code: string;
  stop_url: string;
}

/** Shows a new card until the Host says that they have it. Nothing can show it again. */
export function NewCard({ card, onKept }: { card: Card; onKept(): void }) {
  const { stopCard: words } = useWords();
  const { service } = useLanguage();
  const kept = useField('card-kept', (value) => (value === 'yes' ? null : words.keptMissing));
  const finishing = useCall(async () => onKept());
  const sheet = useMemo(() => <CardSheet card={card} words={words.card} service={service} />, [card, words, service]);
  usePrintedPage(sheet);
  useLeaveGuard(true);
  return (
    <>
      <Notice kind="warning" title={words.madeTitle} text={words.once} />
      <div class="sheets">{sheet}</div>
      <Button kind="main" onClick={() => print()}>
        {words.print}
      </Button>
      <Form fields={[kept]} call={finishing} submit={words.done} onSubmit={finishing.run}>
        <Checkbox field={kept} label={words.kept} />
      </Form>
    </>
  );
}

/** The card as it is printed: as large as a bank card, on any paper. */
function CardSheet({ card, words, service }: { card: Card; words: ReturnType<typeof useWords>['stopCard']['card']; service: string }) {
  const { will_id, stop_code, stop_url } = card;
  return (
    <article class="stop-card">
      <p class="line">
        <strong>{words.name}</strong> · {service}
      </p>
      <PrintedOperator locale={document.documentElement.lang} />
      <p class="line">{words.use}</p>
      <div class="stop-card-row">
        <div>
          <p class="line code">{stop_url.replace(/^https?:\/\//, '')}</p>
          <p class="line">
            {words.will}
            <br />
            <span class="code">{printedId(will_id)}</span>
          </p>
          <p class="line">
            {words.code}
            <br />
            <strong class="code">{stop_code}</strong>
          </p>
        </div>
        <QrCode text={addressOf(stop_url, { will_id, stop_code })} label={words.qr} />
      </div>
    </article>
  );
}
