/** Presses the button on the page of a drive; gives the address that the browser is sent to. */
export async function consent(page: string, press: 'allow' | 'deny' = 'allow', account = ''): Promise<URL> {
  const reply = await fetch(page, { method: 'POST', body: new URLSearchParams({ consent: press, account }), redirect: 'manual' });
  const location = reply.headers.get('location');
  if (!location) throw new Error(`The page answered ${reply.status}: ${await reply.text()}`);
  return new URL(location);
}

/** The same Host takes back at the drive what they agreed to. */
export async function takeBack(drive: string): Promise<void> {
  const { status } = await fetch(`${drive}/connections/remove`, { method: 'POST' });
  if (status !== 204) throw new Error(`The drive answered ${status}.`);
}
