/** A list of sentences. `ordered`: they are steps. */
export function Sentences({ of, ordered }: { of: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}
