import tls from 'node:tls';
import { expect, it } from 'vitest';
import { issueCertificate } from '#infra/local/assembly/certificate.ts';

it('issues a certificate of any length that TLS accepts', () => {
  for (let length = 1; length <= 60; length += 1) {
    const { server } = issueCertificate([`${'a'.repeat(length)}.example`]);
    expect(() => tls.createSecureContext(server)).not.toThrow();
  }
});
