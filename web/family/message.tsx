import { useWords } from '#web/family/words.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';

/** `/message`: helps a person to find out what their message asks them to do. */
export function Message() {
  const { message: words } = useWords();
  const kinds = [
    { title: words.link, text: words.linkText(location.origin) },
    { title: words.envelope, text: words.envelopeText, to: '/paper', label: words.envelopeLink },
    { title: words.code, text: words.codeText },
    { title: words.well, text: words.wellText, to: '/dashboard', label: words.wellLink },
    { title: words.lost, text: words.lostText, to: '/lookup', label: words.lostLink },
  ];
  return (
    <>
      <Heading>{words.title}</Heading>
      {kinds.map(({ title, text, to, label }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          {to && (
            <p>
              <a href={to}>{label}</a>
            </p>
          )}
        </section>
      ))}
      <Notice title={words.safety} text={words.safetyText} />
    </>
  );
}
