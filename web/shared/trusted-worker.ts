interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(text: string): string };
}

/** Every script that runs apart from a page. The policy makes no other address. */
const WORKERS = /^\/(?:notify\.js|assets\/own-device-[\w-]+\.js)$/;

let policy: { createScriptURL(text: string): string } | undefined;

/** Returns the address of a worker of ours. Browsers with Trusted Types accept one only from a policy that the headers name, which a page can make once. */
export function trustedWorker(address: string): string {
  policy ??= (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('workers', { createScriptURL: allowed });
  return policy?.createScriptURL(address) ?? address;
}

function allowed(address: string): string {
  if (!WORKERS.test(address)) throw new TypeError('Not a worker of these pages.');
  return address;
}
