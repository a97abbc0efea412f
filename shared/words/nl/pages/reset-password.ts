import type * as english from '#words/en/pages/reset-password.ts';
export const resetPassword: typeof english.resetPassword = {
  noLinkTitle: 'Uw wachtwoord opnieuw instellen',
  noLink: 'Voer het e-mailadres van uw account in. Wij sturen u een link waarmee u een nieuw wachtwoord kunt kiezen.',
  send: 'De link sturen',
  sent: 'Heeft dit adres een account, dan hebben wij er een link naartoe gestuurd. Kijk ook in de map voor ongewenste e-mail. In de e-mail staat hoe lang de link werkt.',
  title: 'Kies een nieuw wachtwoord',
  text: 'Alle apparaten waarop u bent aangemeld, worden afgemeld.',
  password: 'Nieuw wachtwoord',
  passwordHint: 'Ten minste 12 tekens. Een paar woorden die u onthoudt, zijn een goed wachtwoord.',
  passwordGuessable: 'Een woord met cijfers erachter is makkelijk te raden. Meerdere woorden zijn veiliger.',
  passwordShort: 'Voer een wachtwoord in van ten minste 12 tekens.',
  papersSummary: 'Ik heb bladen van mijn vertrouwenspersonen bij de hand',
  papers:
    'Na een nieuw wachtwoord kan een verzegeld testament enige tijd niet worden gewijzigd. Dat beschermt u als iemand anders uw e-mails leest. Reservecodes van de bladen van uw vertrouwenspersonen verkorten deze tijd. De codes worden niet verbruikt.',
  survivorId: 'Nummer van de vertrouwenspersoon op het blad',
  backupCode: 'Een reservecode van dit blad',
  both: 'Voer beide in: het nummer van de vertrouwenspersoon en een reservecode van dit blad. Of laat beide leeg.',
  idMissing: 'Dit nummer is niet compleet of heeft een fout. Vergelijk elke groep met het blad.',
  addPaper: 'Nog een blad toevoegen',
  button: 'Het nieuwe wachtwoord instellen',
  doneTitle: 'Uw nieuwe wachtwoord is ingesteld',
  done: 'U kunt zich er nu mee aanmelden.',
  limits:
    'Hebt u een verzegeld testament, dan hebben wij u een bericht gestuurd waarin staat wat u nu kunt doen, en wanneer u het weer kunt wijzigen.',
};
