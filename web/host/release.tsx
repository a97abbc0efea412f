import '#web/styles/evidence.css';
import { useWords } from '#web/host/words.ts';
import { Heading, LoadState } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useLoad } from '#web/shared/use-call.ts';

/** The signed list of the release, as far as the page shows it. docs/verify.md describes all of it. */
interface Shown {
  commit: string;
  sha256: string;
  files: Record<string, string>;
}

/** `/release`: which program the service says that it runs, and how anyone checks it. The page proves nothing itself. */
export function Release() {
  const { release: words } = useWords();
  const list = useLoad('release', readList);
  return (
    <>
      <Heading>{words.title}</Heading>
      <p class="lead">{words.lead}</p>
      <LoadState of={list} />
      {list.value && (list.value.shown ? <Known {...list.value.shown} /> : <p>{words.none}</p>)}
    </>
  );
}

function Known({ commit, sha256, files }: Shown) {
  const { release: words } = useWords();
  const lines = Object.entries(files).map(([name, hash]) => `${hash}  ${name}`);
  return (
    <section class="commands">
      <dl>
        <dt>{words.version}</dt>
        <dd>
          <code dir="ltr">{commit}</code>
        </dd>
        <dt>{words.hash}</dt>
        <dd>
          <code dir="ltr">{sha256}</code>
        </dd>
      </dl>
      <p>
        <a href="/release.json" download="release.json">
          {words.saveList}
        </a>{' '}
        ·{' '}
        <a href="/release.proof" download="release.proof">
          {words.saveProof}
        </a>
      </p>
      <h2>{words.howTitle}</h2>
      <Sentences of={words.how} ordered />
      <pre dir="ltr">
        <code>npm run verify -- {location.origin} --key release.pub</code>
      </pre>
      <p>{words.limit}</p>
      <details>
        <summary>{words.filesTitle}</summary>
        <pre dir="ltr">
          <code>{lines.join('\n')}</code>
        </pre>
      </details>
    </section>
  );
}

async function readList(): Promise<{ shown: Shown | null }> {
  const reply = await fetch('/release.json', { cache: 'no-cache' });
  if (reply.status === 404) return { shown: null };
  const bytes = await reply.arrayBuffer();
  const { commit, pages, functions } = JSON.parse(new TextDecoder().decode(bytes));
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { shown: { commit, sha256: hash, files: { ...pages, ...functions } } };
}
