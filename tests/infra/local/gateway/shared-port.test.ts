import { describe, expect, it } from 'vitest';
import { isFromThisMachine } from '#infra/local/gateway/shared-port.ts';

describe('the control surface', () => {
  it.each([
    ['a program', { host: '127.0.0.1:3000' }],
    ['its own page', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['its own page as localhost', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
    ['its own page below localhost', { host: 'wills.localhost:3000', origin: 'http://wills.localhost:3000' }],
    ['its own page over IPv6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
    ['a forwarded port', { host: 'localhost', origin: 'http://localhost' }],
    ['a link on another page', { host: 'localhost:3000', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a script of its own page', { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
  ])('answers %s', (_, headers) => expect(isFromThisMachine({ headers })).toBe(true));

  it.each([
    ['a page of another site', { host: '127.0.0.1:3000', origin: 'https://evil.example' }],
    ['a page of another local port', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:5173' }],
    ['a sandboxed page', { host: '127.0.0.1:3000', origin: 'null' }],
    ['a name that was bound to this machine', { host: 'evil.example:3000' }],
    ['such a name with its own origin', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
    ['a name that only begins like ours', { host: '127.0.0.1.evil.example' }],
    ['a name that only ends like ours', { host: 'evillocalhost.example' }],
    ['a name with our name before it', { host: 'localhost:3000@evil.example' }],
    ['a picture on another site', { host: '127.0.0.1:3000', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a picture on another local page', { host: 'localhost:3000', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    ['no name', {}],
  ])('refuses %s', (_, headers) => expect(isFromThisMachine({ headers })).toBe(false));
});
