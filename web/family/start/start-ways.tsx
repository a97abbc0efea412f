import { StartByCode } from './start-by-code.tsx';
import { StartByName } from './start-by-name.tsx';
import { StartByPaper } from './start-by-paper.tsx';

/** What a Survivor starts a transfer with. */
export type Way = 'paper' | 'code' | 'name';

/** Shows the form of the chosen way. `willId`: null if the link did not name the will. */
export function StartWith({ way, willId }: { way: Way; willId: string | null }) {
  switch (way) {
    case 'paper':
      return <StartByPaper willId={willId} />;
    case 'code':
      return <StartByCode willId={willId} />;
    case 'name':
      return <StartByName willId={willId} />;
  }
}
