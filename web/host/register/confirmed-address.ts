const NAME = 'email-confirmed';

/** Tells the other tabs of this browser that this e-mail address is confirmed. The tab that opened the account still has the password. */
export function announceConfirmed(email: string): void {
  const channel = openChannel();
  channel?.postMessage(email);
  channel?.close();
}

/** Calls the listener when another tab has confirmed an e-mail address. Returns a function that ends this. */
export function onConfirmed(listener: (email: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data));
  return () => channel?.close();
}

// Safari before 15.4 has no channel between tabs. There the Host signs in.
function openChannel(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
}
