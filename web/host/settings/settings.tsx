import { useWords } from '#web/host/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { CheckSettings } from './check-settings.tsx';
import { FirstChannel } from './first-channel.tsx';
import { Pause } from './pause.tsx';
import { PersonalDetails } from './personal-details.tsx';
import { StartProof } from './start-proof.tsx';

/** `/settings`: how we ask whether the Host is well, where we ask first, and what we call them. */
export function Settings() {
  const { settings: words } = useWords();
  const { pages } = useWords().console;
  return (
    <>
      <Heading>{pages['/settings']}</Heading>
      <h2>{words.checksTitle}</h2>
      <CheckSettings />
      <h2>{words.pause.title}</h2>
      <Pause />
      <h2>{words.channelTitle}</h2>
      <FirstChannel />
      <h2>{words.startTitle}</h2>
      <StartProof />
      <h2>{words.youTitle}</h2>
      <PersonalDetails />
    </>
  );
}
