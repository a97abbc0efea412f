import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { usePlace } from '#web/shared/router.ts';
import { useLoad } from '#web/shared/use-call.ts';
import { CheckSettings } from './check-settings.tsx';
import { FirstChannel, readChannels } from './first-channel.tsx';
import { Pause } from './pause.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { StartProof } from './start-proof.tsx';

/**
 * `/settings`: how we ask whether the Host is well, where we ask first, and what we call them. Each decision is a line with its value,
 * which opens its form. `#change=` opens one.
 */
export function Settings() {
  const { settings: words } = useWords();
  const { pages } = useWords().console;
  const now = useValues();
  return (
    <>
      <Heading>{pages['/settings']}</Heading>
      <Decision id="checks" title={words.checksTitle} now={now.checks}>
        <CheckSettings onSaved={now.reload} />
      </Decision>
      <Decision id="pause" title={words.pause.title} now={now.pause}>
        <Pause />
      </Decision>
      <Decision id="channel" title={words.channelTitle} now={now.channel}>
        <FirstChannel onSaved={now.reload} />
      </Decision>
      <Decision id="start" title={words.startTitle} now={now.start}>
        <StartProof onSaved={now.reload} />
      </Decision>
      <Decision id="you" title={words.youTitle} now={now.you}>
        <PersonalDetails onSaved={now.reload} />
      </Decision>
    </>
  );
}

/** The form reads its values when it is opened first, and then keeps what is typed. */
function Decision({ id, title, now, children }: { id: string; title: string; now: string | null; children: ComponentChildren }) {
  const isAsked = usePlace().values.get('change') === id;
  const [wasOpened, setOpened] = useState(isAsked);
  return (
    <details class="decision" open={isAsked} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <h2>{title}</h2>
        {now !== null && <span class="hint">{now}</span>}
      </summary>
      {wasOpened && children}
    </details>
  );
}

/** What is saved now, in words. Null until it was read. */
function useValues() {
  const { checks, settings: words } = useWords();
  const moment = useMoment();
  const overview = useOverview();
  const read = useLoad('values', readValues);
  const { settings, profile, channels } = read.value ?? {};
  const until = overview.value?.liveness?.paused_until;
  return {
    reload: read.reload,
    checks: settings ? checks.value(settings.hcit_days, settings.hcrt_hours / 24, settings.hcrac) : null,
    pause: overview.value ? (until ? words.pause.running(moment(until)) : words.pause.none) : null,
    channel: channels ? channelName(channels, words) : null,
    start: settings ? (settings.start_requires_proof ? words.startProof : words.startName) : null,
    you: profile ? profile.display_name : null,
  };
}

async function readValues() {
  const [settings, profile, channels] = await Promise.all([
    hostCall((api, headers) => api.GET('/api/host/settings', { headers })),
    hostCall((api, headers) => api.GET('/api/host/profile', { headers })),
    readChannels(),
  ]);
  return { settings, profile, channels };
}

function channelName(
  { connectors, preferred }: Awaited<ReturnType<typeof readChannels>>,
  words: { channelNone: string; noPreference: string },
): string {
  if (connectors.length === 0) return words.channelNone;
  return connectors.find(({ id }) => id === preferred)?.name ?? words.noPreference;
}
