import * as z from 'zod';

// The first module of the page: the others look at these when they load.

// Otherwise zod compiles its checks with `new Function`, which the page's policy forbids.
z.config({ jitless: true });
completeBrowser();

/**
 * Makes `crypto.subtle` exist. Some viewers show a file without it. The age library uses its own code if a call throws
 * NotSupportedError, but fails if `subtle` is undefined.
 */
function completeBrowser(): void {
  if (!crypto.subtle) {
    const unsupported = () => Promise.reject(new DOMException('', 'NotSupportedError'));
    const subtle = new Proxy({}, { get: () => unsupported });
    Object.defineProperty(crypto, 'subtle', { value: subtle });
  }
}
