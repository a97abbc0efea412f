import type * as english from '#words/en/pages/message.ts';
export const message: typeof english.message = {
  title: 'Welche Nachricht haben Sie?',
  link: 'Eine Nachricht mit einem Link',
  linkText: (origin: string) => `Bitte öffnen Sie den Link in der Nachricht. Er beginnt mit ${origin}/ und führt Sie auf die richtige Seite.`,
  envelope: 'Eine Nachricht, die Sie bittet, einen Umschlag zu öffnen',
  envelopeText: 'Sie brauchen keinen Link. Die Codes sind auf dem Blatt im Umschlag.',
  envelopeLink: 'Mit dem Blatt weiter',
  code: 'Eine Nachricht mit einem sechsstelligen Code',
  codeText:
    'Geben Sie den Code auf der Seite ein, auf der Sie ihn angefordert haben. Wenn Sie keinen Code angefordert haben, können Sie die Nachricht ignorieren. Geben Sie den Code an niemanden weiter.',
  well: 'Eine Nachricht, die fragt, ob es Ihnen gut geht',
  wellText:
    'Bitte öffnen Sie den Link in der Nachricht und drücken Sie dort den Knopf. Wenn Sie ihn nicht öffnen können, melden Sie sich an und antworten Sie dort.',
  wellLink: 'Anmelden',
  lost: 'Ich finde die Nachricht nicht',
  lostText: 'Wenn Sie die E-Mail-Adresse der Person kennen, die Sie benannt hat, können wir Ihnen die Nachricht noch einmal senden.',
  lostLink: 'Nachricht noch einmal senden',
  safety: 'Ist die Nachricht echt?',
  safetyText: 'Wir fragen nie nach Ihrem Passwort, einem Bankkonto oder Geld. Wir fragen nie am Telefon nach einem Code.',
};
