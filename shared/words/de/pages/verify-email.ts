import type * as english from '#words/en/pages/verify-email.ts';
export const verifyEmail: typeof english.verifyEmail = {
  title: 'E-Mail-Adresse bestätigen',
  text: 'Sie haben uns gebeten, eine E-Mail-Adresse für Ihr Konto zu verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
  button: 'Meine E-Mail-Adresse bestätigen',
  doneTitle: 'Ihre E-Mail-Adresse ist bestätigt',
  done: (email: string) => `Wir verwenden jetzt ${email} für Ihr Konto.`,
  noLinkTitle: 'Neuen Link anfordern',
  noLink:
    'Um Ihre E-Mail-Adresse zu bestätigen, öffnen Sie den Link in unserer E-Mail. Er gilt einen Tag. Wenn Sie ihn nicht mehr haben, senden wir Ihnen einen neuen.',
  send: 'Neuen Link senden',
  sent: 'Wenn diese Adresse zu einem Konto gehört, das noch nicht bestätigt ist, haben wir einen neuen Link gesendet. Bitte sehen Sie auch im Ordner für unerwünschte E-Mails nach.',
};
