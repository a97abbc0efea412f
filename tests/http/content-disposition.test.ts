import { expect, it } from 'vitest';
import { attachmentHeader } from '#http/safe-filename.ts';

it.each([
  ['will.pdf', `attachment; filename="will.pdf"; filename*=UTF-8''will.pdf`],
  ['Mein Testament (2).pdf', `attachment; filename="Mein Testament (2).pdf"; filename*=UTF-8''Mein%20Testament%20%282%29.pdf`],
  ['Müller.pdf', `attachment; filename="Muller.pdf"; filename*=UTF-8''M%C3%BCller.pdf`],
  ['遺言.pdf', `attachment; filename="__.pdf"; filename*=UTF-8''%E9%81%BA%E8%A8%80.pdf`],
  ["it's 100%*.txt", `attachment; filename="it_s 100__.txt"; filename*=UTF-8''it%27s%20100%25%2A.txt`],
  ['a"; filename="b.exe', `attachment; filename="a__ filename__b.exe"; filename*=UTF-8''a%22%3B%20filename%3D%22b.exe`],
  ['a\r\nSet-Cookie: x=y.txt', `attachment; filename="a Set-Cookie_ x_y.txt"; filename*=UTF-8''a%20Set-Cookie%3A%20x%3Dy.txt`],
  ['../../etc/passwd', `attachment; filename="passwd"; filename*=UTF-8''passwd`],
  ['gpj.\u202eexe.pdf', `attachment; filename="gpj.exe.pdf"; filename*=UTF-8''gpj.exe.pdf`],
  ['half \ud800 a character', `attachment; filename="half _ a character"; filename*=UTF-8''half%20%EF%BF%BD%20a%20character`],
  ['', `attachment; filename="document"; filename*=UTF-8''document`],
])('%j becomes %s', (filename, header) => expect(attachmentHeader(filename)).toBe(header));

it('is always one line of ASCII', () => {
  const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('');
  for (let at = 0; at < every.length; at += 50) expect(attachmentHeader(every.slice(at, at + 50))).toMatch(/^[\x20-\x7e]+$/);
});
