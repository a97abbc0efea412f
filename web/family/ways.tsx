/** The pages on which a reader can continue, each with who it is for. */
export function Ways({ of }: { of: readonly { to: string; label: string; hint?: string }[] }) {
  return (
    <ul class="ways">
      {of.map(({ to, label, hint }) => (
        <li key={to}>
          <a href={to}>{label}</a>
          {hint && <p class="hint">{hint}</p>}
        </li>
      ))}
    </ul>
  );
}
