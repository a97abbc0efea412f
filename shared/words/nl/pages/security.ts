import type * as english from '#words/en/pages/security.ts';
export const security: typeof english.security = {
  protection: {
    title: 'Aan uw testament kan nu niets worden veranderd',
    reasons: {
      password_reset: (moment: string) =>
        `Uw wachtwoord is opnieuw ingesteld op ${moment}, met een link die wij per e-mail stuurden. Wie uw e-mails leest, kan dit doen. Daarom moeten wij eerst weten dat u het was.`,
      reset_denied: (moment: string) =>
        `Op ${moment} heeft iemand een link in onze e-mail gebruikt en een nieuwe instelling van uw wachtwoord afgewezen. Uw vorige wachtwoord geldt weer. Wie uw e-mails leest, kan op die knop drukken. Daarom moeten wij eerst weten dat u het was.`,
      change_rejected: (moment: string) =>
        `Op ${moment} heeft iemand een link van ons gebruikt en een wijziging gemeld die niet van u was. Daarom moeten wij eerst weten dat u het bent die is aangemeld.`,
    },
    still: 'U kunt ons nog steeds zeggen dat het goed met u gaat, en een overdracht stoppen.',
    channels: { email: 'e-mail', sms: 'sms', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'meldingen' },
    confirmTitle: 'Bevestig dat u het was',
    steps: {
      password_reset: (channels: string) => [
        `Zoek ons bericht over het nieuwe wachtwoord. Wij stuurden het per ${channels}.`,
        'Open de link erin, en druk op de knop „Het gaat goed met mij, en ik heb het wachtwoord opnieuw ingesteld”.',
        'Kom terug naar deze pagina, en druk op „Opnieuw kijken”.',
      ],
      reset_denied: (channels: string) => [
        `Zoek ons bericht „Uw vorige wachtwoord geldt weer”. Wij stuurden het per ${channels}.`,
        'Open de link erin, en druk op de knop „Het gaat goed met mij, en ik heb het nieuwe wachtwoord afgewezen”.',
        'Kom terug naar deze pagina, en druk op „Opnieuw kijken”.',
      ],
      change_rejected: (channels: string) => [
        'Vraag met de link hieronder een nieuw wachtwoord aan, en kies er een.',
        `Wij sturen u dan een bericht daarover per ${channels}. Open de link erin, en druk op de knop „Het gaat goed met mij, en ik heb het wachtwoord opnieuw ingesteld”.`,
        'Kom terug naar deze pagina, en druk op „Opnieuw kijken”.',
      ],
    },
    notMine:
      'Hebt u het niet opnieuw ingesteld, druk daar dan op de knop „Het gaat goed met mij, maar ik heb het niet opnieuw ingesteld”. Uw vorige wachtwoord geldt dan weer. Wijzig ook het wachtwoord van uw mailbox.',
    look: 'Opnieuw kijken',
    waitTitle: 'Als u niets doet',
    onlyEmail: 'Wij bereiken u alleen per e-mail, en een link per e-mail kan dit niet bevestigen.',
    ends: (moment: string) => `Dit eindigt op ${moment}.`,
    survivorsKnow: 'Vóór die tijd melden wij uw vertrouwenspersonen dat uw wachtwoord opnieuw is ingesteld.',
    oneCode: 'Stelt u het wachtwoord nog eens opnieuw in met een reservecode van één vertrouwenspersoon, dan eindigt het 7 dagen later.',
    again: 'Wordt het opnieuw ingesteld zonder code, dan beginnen de 30 dagen opnieuw.',
    notMineByMail:
      'Hebt u het niet opnieuw ingesteld, open dan de link in onze e-mail daarover, en druk op de knop „Het gaat goed met mij, maar ik heb het niet opnieuw ingesteld”. Uw vorige wachtwoord geldt dan weer. Wijzig ook het wachtwoord van uw mailbox.',
    noChannel:
      'Wij bereiken u nu alleen per e-mail, en een link per e-mail kan dit niet bevestigen. Dat kunnen alleen bladen van uw vertrouwenspersonen.',
    papersTitle: 'Beëindig het met bladen van uw vertrouwenspersonen',
    papers: (count: number) =>
      `Vraag ${count} van uw vertrouwenspersonen elk om één reservecode. Vraag dan een nieuw wachtwoord aan, en voer de codes in waar u het kiest. Daarna kan alles meteen weer worden gewijzigd. Er wordt geen code verbruikt.`,
    newPassword: 'Een nieuw wachtwoord aanvragen',
  },
  pendingTitle: 'Bevestig uw nieuwe e-mailadres',
  pending: (email: string) => `Wij stuurden een link naar ${email}. Open hem en druk daar op de knop. De link werkt één dag.`,
  sendAgain: 'De link opnieuw sturen',
  sentAgain: 'Er is een nieuwe link onderweg. Het kan enkele minuten duren. Alleen de nieuwste link werkt.',
  goBack: (email: string) => `Terug naar ${email}`,
  previousPending: (email: string) => `Uw vorige adres ${email} werkt tot zeven dagen nadat u het nieuwe hebt bevestigd.`,
  previousUntil: (email: string, date: string) => `Uw vorige adres ${email} werkt nog tot ${date}. Tot dan krijgen beide onze berichten.`,
  changeEmail: 'Mijn e-mailadres wijzigen',
  newEmail: 'Nieuw e-mailadres',
  newEmailHint: 'Wij schrijven naar beide adressen tot zeven dagen nadat u het nieuwe hebt bevestigd.',
  emailWrong: 'Voer een e-mailadres in, zoals naam@example.com.',
  saveEmail: 'Dit adres opslaan',
  changePassword: 'Mijn wachtwoord wijzigen',
  currentPassword: 'Huidig wachtwoord',
  change: 'Het wachtwoord wijzigen',
  changed: 'Uw wachtwoord is gewijzigd. Alle andere apparaten zijn afgemeld.',
  sessionsTitle: 'Waar u bent aangemeld',
  device: (browser: string, system: string) => `${browser} op ${system}`,
  unknownDevice: 'Een apparaat dat wij niet bij naam kennen',
  thisDevice: 'dit apparaat',
  lastUsed: (date: string) => `Laatst gebruikt op ${date}`,
  end: 'Daar afmelden',
  endAllMeaning: 'Ziet iets er niet goed uit, meld u dan overal af en kies een nieuw wachtwoord. U meldt zich dan ook op dit apparaat opnieuw aan.',
  endAll: 'Overal afmelden',
  exportTitle: 'Alles wat wij over u bewaren',
  exportMeaning:
    'U kunt één bestand opslaan met alles wat u ons hebt gegeven en wat er is gebeurd. Het bevat geen wachtwoord en geen sleutel, maar wel de namen en contactgegevens van uw vertrouwenspersonen. Bewaar het op een veilige plek.',
  export: 'Dit bestand opslaan',
  exportFile: 'mijn-testament-account.json',
  deleteTitle: 'Verwijderen',
  deleteWaits:
    'Er is al een verwijdering aangevraagd. Wilt u iets anders verwijderen, maak die dan eerst ongedaan, met de knop boven aan deze pagina.',
  sealedWait:
    'Wij verwijderen het over 30 dagen. Wij lichten uw vertrouwenspersonen nu in. Start een van hen in deze tijd de overdracht, dan wordt niets verwijderd. Tot dan kunt u het hier ongedaan maken, of met de link in ons bericht.',
  unsealedWait: 'Wij verwijderen het over 7 dagen. Tot dan kunt u het hier ongedaan maken, of met de link in ons bericht.',
  packages: 'Wat moet er gebeuren met de versleutelde bestanden in uw opslag?',
  packagesMissing: 'Kies wat er met de bestanden moet gebeuren.',
  keepFiles: { label: 'Ze blijven daar', hint: 'Uw vertrouwenspersonen kunnen ze nog samen met hun bladen openen, zonder ons.' },
  ourFiles:
    'De versleutelde bestanden worden bij deze dienst bewaard, daarom verwijderen wij ze ook. Daarna openen de bladen van uw vertrouwenspersonen alleen nog een kopie die iemand eerder heeft gemaakt. Wilt u de bestanden behouden, verhuis uw testament dan eerst naar uw eigen opslag.',
  deleteFiles: {
    label: 'Ze ook verwijderen',
    hint: 'Daarna openen de bladen van uw vertrouwenspersonen alleen nog een kopie die iemand eerder heeft gemaakt.',
  },
  no: 'Nee, alles behouden',
  deletions: {
    will: {
      open: 'Alleen mijn testament verwijderen',
      meaning:
        'Uw verzegelde documenten en de persoonlijke berichten worden verwijderd. Uw account, uw vertrouwenspersonen en uw opslagplaatsen blijven, en u kunt een nieuw testament verzegelen.',
      submit: 'Mijn testament verwijderen',
      sure: 'Wilt u uw testament verwijderen?',
      confirm: 'Ja, mijn testament over 30 dagen verwijderen',
    },
    account: {
      open: 'Mijn account verwijderen',
      meaning: 'Alles in uw account wordt verwijderd: uw testament, uw vertrouwenspersonen, uw instellingen en wat er is gebeurd.',
      submit: 'Mijn account verwijderen',
      sure: 'Wilt u uw account en alles erin verwijderen?',
      confirm: 'Ja, mijn account verwijderen',
    },
  },
  failures: {
    deletion_requested: 'Er is al een verwijdering aangevraagd. Er is niets veranderd. Laad deze pagina opnieuw om die te zien.',
  } as Record<string, string>,
};
