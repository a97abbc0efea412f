/** The channels of a notice: those that accepted it, or else those that did not. `attempts`: `sms failed (No credit.), email accepted`. */
export function channelsOf({ facts }: { facts: Record<string, unknown> }): { channels: string[]; isAccepted: boolean } {
  const tried = [...String(facts['attempts'] ?? '').matchAll(/(email|sms|whatsapp|telegram) (accepted|failed)/g)];
  const accepted = tried.filter(([, , result]) => result === 'accepted');
  return { channels: (accepted.length > 0 ? accepted : tried).map(([, channel = '']) => channel), isAccepted: accepted.length > 0 };
}
