import type * as english from '#words/en/pages/lookup.ts';
export const lookup: typeof english.lookup = {
  title: 'Das Testament finden, das Sie nennt',
  lead: 'Benutzen Sie diese Seite, wenn Sie weder einen Link noch ein Blatt haben. Sie brauchen die E-Mail-Adresse der Person, deren Testament es ist.',
  hostEmail: 'Die E-Mail-Adresse dieser Person',
  hostEmailHint: 'Wenn es mehrere gab, versuchen Sie jede.',
  contact: 'Wie erreichen wir Sie?',
  send: 'Nachricht senden',
  sentTitle: 'Danke. Bitte warten Sie auf unsere Nachricht',
  sent: 'Wenn jemand mit dieser E-Mail-Adresse Sie mit diesem Kontakt benannt hat, haben wir Ihnen gerade eine Nachricht gesendet. Darin steht, was zu tun ist.',
  sentWhy: 'Wir zeigen allen denselben Satz, damit keine fremde Person herausfindet, wer ein Testament hinterlassen hat.',
  nothing: 'Es kommt nichts an?',
  nothingSteps: [
    'Warten Sie einige Minuten. Sehen Sie bei einer E-Mail auch im Ordner für unerwünschte Nachrichten (Spam) nach.',
    'Versuchen Sie eine andere Adresse dieser Person oder eine andere von Ihnen.',
    'Fragen Sie in der Familie nach einem versiegelten Umschlag mit Ihrem Namen.',
  ],
  again: 'Eine andere Adresse versuchen',
};
