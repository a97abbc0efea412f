import { Button } from '#web/shared/button.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import '#web/styles/evidence.css';
import { saveFile } from '#common/save-file.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import type { EvidenceKey } from '#web/shared/evidence/report.ts';
import { Steps } from '#web/shared/evidence/steps.tsx';
import { Heading, LoadState } from '#web/shared/frame.tsx';
import { useLoad } from '#web/shared/use-call.ts';

/** With the type of a text, a browser adds `.txt` to a name without an ending. */
const BYTES = { type: 'application/octet-stream' };

/** Where anyone who was given a report gets our public key, and reads how to check the report. */
export function CheckEvidence() {
  const { checkEvidence: words } = useWords();
  const keys = useLoad('keys', () => call((api) => api.GET('/api/transfer/evidence-keys')));
  return (
    <>
      <Heading>{words.title}</Heading>
      <p class="lead">{words.intro}</p>
      <h2>{words.keysTitle}</h2>
      <p>{words.keyUse}</p>
      <LoadState of={keys} />
      {keys.value?.keys.map((key) => (
        <OneKey key={key.id} publicKey={key} />
      ))}
      <p>{words.keyWhy}</p>
      <section class="commands">
        <h2>{words.howTitle}</h2>
        <Steps steps={words.howSteps} end={words.stepsEnd} />
      </section>
      <section>
        <h2>{words.provesTitle}</h2>
        <Sentences of={words.proves} />
      </section>
    </>
  );
}

function OneKey({ publicKey: { id, pem, allowed_signers } }: { publicKey: EvidenceKey }) {
  const { checkEvidence: words } = useWords();
  const forms = [
    { name: 'key.pem', content: pem, label: words.savePem },
    { name: 'allowed_signers', content: allowed_signers, label: words.saveSigners },
  ];
  return (
    <section>
      <h3>{words.keyNumber(id)}</h3>
      <div class="actions">
        {forms.map(({ name, content, label }) => (
          <Button key={name} onClick={() => saveFile(new Blob([content], BYTES), name)}>
            {label}
            <span class="hidden"> {words.ofKey(id)}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
