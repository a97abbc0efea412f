import type * as english from '#words/en/pages/confirm.ts';
export const confirm: typeof english.confirm = {
  title: 'Wilt u vertrouwenspersoon zijn?',
  lead: (host: string) => `${host} heeft u genoemd als vertrouwenspersoon voor een testament, en vroeg ons u te schrijven.`,
  who: 'Wij bewaren testamenten van mensen, en dragen ze over wanneer zij zijn overleden.',
  means: 'Wat een vertrouwenspersoon doet',
  meansSteps: (host: string) => [
    `U krijgt een verzegelde envelop van ${host}. Bewaar de envelop gesloten, op een veilige plek.`,
    `Als ${host} overlijdt, opent u samen met de andere vertrouwenspersonen het testament. Geen van u kan het alleen openen.`,
    `Begint iemand hiermee per vergissing, dan heeft ${host} 48 uur om het te stoppen.`,
    'Tot dan vragen wij niets van u. Eén keer per jaar vragen wij of wij u nog bereiken.',
  ],
  sentTo: (address: string) => `Wij stuurden ons bericht naar ${address}.`,
  unsure: 'Is dit echt?',
  unsureText: (host: string) => `Twijfelt u, spreek dan met ${host} voordat u antwoordt. Wij vragen u nooit om een wachtwoord, geld of een document.`,

  answer: 'Uw antwoord',
  answerMissing: 'Kies een van de antwoorden.',
  answers: {
    confirmed: 'Ja, ik stem ermee in, en dit adres klopt',
    wrong_contact: 'Ik ben het, maar ik heb een ander adres',
    not_me: 'Ik ken deze persoon niet, of ik wil dit niet',
  },
  hints: {
    confirmed: 'U kunt dit antwoord later wijzigen met dezelfde link.',
    wrong_contact: 'Wij tonen het andere adres aan de persoon door wie u bent genoemd. Die beslist.',
    not_me: 'Wij stoppen onze meldingen naar dit adres en melden dat aan de persoon door wie u bent genoemd.',
  },
  address: 'Uw andere e-mailadres',
  addressHint: 'U kunt dit leeg laten, en het zelf tegen de persoon zeggen.',
  addressWrong: 'Voer een e-mailadres in zoals naam@example.com, of laat het veld leeg.',
  language: 'In welke taal moeten wij u schrijven?',
  send: 'Mijn antwoord sturen',

  confirmedTitle: 'Dank u wel. Uw bevestiging is binnen',
  confirmed: (host: string) => `Verder hoeft u nu niets te doen. ${host} kan zien dat u ermee instemt.`,
  keep: 'Wat u moet bewaren',
  keepSteps: (host: string) => [
    `De verzegelde envelop van ${host}. Hebt u die nog niet, vraag er dan om.`,
    'Houd de envelop dicht, en fotografeer niet wat erin zit.',
    'Zeg één persoon die u vertrouwt waar de envelop ligt, voor het geval u die niet zelf kunt halen.',
  ],
  later: 'Wat er daarna gebeurt',
  laterSteps: (host: string, site: string) => [
    'Eén keer per jaar sturen wij u een e-mail en vragen wij het opnieuw.',
    `Antwoordt ${host} ons lang niet, dan schrijven wij u.`,
    `Is ${host} overleden en hebt u geen bericht van ons, pak dan de envelop en open ${site}`,
  ],

  alerts: {
    title: 'Zodat u onze berichten opmerkt',
    text: 'Een bericht wordt gemakkelijk over het hoofd gezien. Als u wilt, laten wij ook op dit apparaat of in Telegram weten dat er een bericht voor u onderweg is. Het noemt niemand, en zegt niets over het testament.',

    here: {
      push: (at: string) => `Een apparaat, sinds ${at}`,
      telegram: (at: string) => `Telegram, sinds ${at}`,
    },
    remove: {
      push: 'Het apparaat verwijderen',
      telegram: 'Telegram verwijderen',
    },
    turnOn: 'Laat het mij op dit apparaat weten',
    willAsk: 'Uw browser vraagt dan of u het toestaat.',
    turnedOn: 'Dit apparaat toont nu wanneer er een bericht voor u onderweg is. Zo meteen krijgt u een eerste melding.',
    denied: 'Uw browser staat meldingen van deze pagina niet toe. Sta ze toe in de instellingen voor deze pagina, en druk opnieuw op de knop.',
    failed:
      'Uw browser kon de meldingen niet aanzetten. Controleer uw internetverbinding, en druk opnieuw op de knop. In een privévenster werkt het niet.',
    connectChat: 'Laat het mij in Telegram weten',
    openChat: 'Telegram openen',
    pressStart: 'Druk daar op „Start”. Deze pagina toont dan dat het werkte.',
    connected: 'Vanaf nu schrijven wij u ook in Telegram wanneer er een bericht voor u onderweg is.',
    removed: 'Het is verwijderd.',
    none: 'Deze browser kan geen meldingen van deze pagina tonen. U mist niets: onze berichten komen zoals voorheen.',
  },

  wrongTitle: (host: string) => `Dank u wel. Nu beslist ${host}`,
  wrong: (host: string) => `Wij tonen uw antwoord aan ${host}. Wij hebben niets veranderd: wij schrijven nog naar het adres dat wij hebben.`,
  wrongNext: (host: string) => `Zeg het ook zelf tegen ${host}, want wij kunnen niet weten wie hier antwoordt.`,

  notMeTitle: 'Dank u wel. Wij stoppen onze meldingen',
  notMe: 'Wij sturen geen meldingen meer naar dit adres. De persoon door wie u bent genoemd, krijgt bericht dat dit niet het juiste adres is.',
  notMeMistake:
    'Hebt u dit per vergissing gekozen, spreek dan met de persoon door wie u bent genoemd. Die kan uw adres opnieuw opslaan en u later uitnodigen.',

  change: 'Mijn antwoord wijzigen',
  closedTitle: 'Met deze link kan niet worden geantwoord',
  closed: 'Er is niets veranderd.',
  noLink: 'Open de link in onze e-mail opnieuw. Is hij lang, kopieer hem dan helemaal.',
  failures: {
    invalid_link: 'Deze link is niet compleet, of niet van ons. Open hem opnieuw vanuit onze e-mail.',
    link_expired: 'Deze link geldt niet meer. Vraag de persoon door wie u bent genoemd, om u een nieuwe uitnodiging te sturen.',
  },
};
