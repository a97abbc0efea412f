import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#http/page.ts';

const page = { language: 'de', productName: 'Wills & Co', title: 'A <title>', sentences: ['One.', '"Two" <b>'] } as const;
const form = { action: 'respond', fields: { token: '"><script>' }, button: "Yes, <i>I'm well" };
/** The type of a page has no body, so that no JSON passes for one. */
const bodyOf = (reply: object) => String((reply as { body?: unknown }).body);
const reply = renderPage(200, { ...page, form });
const { headers, status } = reply;
const body = bodyOf(reply);

describe('a page', () => {
  it('names its language and the service', () => {
    expect(status).toBe(200);
    expect(body).toContain('<html lang="de" dir="ltr">');
    expect(body).toContain('</span>Wills &amp; Co</header>');
  });

  it('escapes every text', () => {
    expect(body).not.toMatch(/<(title>A <|b>|i>|script)/);
    expect(body).toContain('<h1>A &lt;title&gt;</h1>\n<p>One.</p>\n<p>&quot;Two&quot; &lt;b&gt;</p>');
    expect(body).toContain('<input type="hidden" name="token" value="&quot;&gt;&lt;script&gt;">');
    expect(body).toContain('<button type="submit">Yes, &lt;i&gt;I&#39;m well</button>');
  });

  it('allows its own style, and nothing else that is loaded', () => {
    const [, style = ''] = /<style>(.*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['Content-Security-Policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
    expect(body).not.toMatch(/<(script|img|link|iframe)|\bstyle=|\bsrc=|url\(/);
  });

  it('without a button has no form', () => expect(bodyOf(renderPage(400, page))).not.toContain('<form'));
});
