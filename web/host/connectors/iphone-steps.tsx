import { useWords } from '#web/host/words.ts';

/** The button “Share”, the entry of the menu, and the home screen: drawn, because a photo of each version of iOS would be another one. */
const PICTURES = [
  'M9 12H7v15h18V12h-2M16 20V5M11 10l5-5 5 5',
  'M4 6h24v20H4zM8 12h9M8 20h9M20 16h5M22.5 13.5v5',
  'M9 3h14a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 8h4v4h-4zM17 8h4v4h-4zM11 15h4v4h-4zM14 26h4',
];

/** What a reader does on an iPhone before the page may show notifications there. */
export function IphoneSteps() {
  const { iphone } = useWords().connectors.device;
  return (
    <section aria-labelledby="iphone">
      <h3 id="iphone">{iphone.title}</h3>
      <ol>
        {iphone.steps.map((step, at) => (
          <li key={step}>
            <p>{step}</p>
            <svg
              role="img"
              aria-label={iphone.pictures[at]}
              width="64"
              height="64"
              viewBox="0 0 32 32"
              fill="none"
              stroke="currentColor"
              stroke-width="1.5"
            >
              <path d={PICTURES[at]} />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
