import type * as english from '#words/en/pages/factors.ts';
import { plural } from '#words/plural.ts';

export const factors: typeof english.factors = {
  title: 'Tweede factor',
  lead: 'Een tweede factor beschermt uw testament tegen iemand die uw wachtwoord kent of uw e-mails leest. Voor wijzigingen is dan ook uw telefoon, uw computer of een beveiligingssleutel nodig.',
  free: 'Om ons te zeggen dat het goed met u gaat, of om een overdracht te stoppen, hebt u hem nooit nodig.',
  none: 'Uw account heeft nog geen tweede factor.',
  kinds: { passkey: 'Passkey', totp: 'Authenticator-app' },
  added: 'Toegevoegd',
  lastUsed: 'Laatst gebruikt',
  never: 'Nog niet',
  isNew: (day: string) =>
    `Deze factor is nieuw tot ${day}. Wordt uw wachtwoord vóór die dag per e-mail opnieuw ingesteld, dan is uw account gesloten voor wijzigingen tot u bevestigt dat u het was.`,
  synced: 'Uw apparaten kopiëren deze passkey naar elkaar.',

  add: 'Een tweede factor toevoegen',
  addAnother: 'Nog een toevoegen',
  addHint: 'Twee zijn beter dan één: verliest u een apparaat, dan werkt het andere nog.',
  which: 'Wat wilt u gebruiken?',
  passkeyHint: 'Uw vingerafdruk, uw gezicht of de pincode van dit apparaat, of een beveiligingssleutel. Het gemakkelijkst en het veiligst.',
  passkeyImpossible: 'Deze browser kan geen passkeys gebruiken.',
  appHint:
    'Een app op uw telefoon die elke 30 seconden een nieuwe code toont. Bijvoorbeeld Aegis, 2FAS, Google Authenticator of uw wachtwoordbeheerder.',
  name: 'Naam',
  nameHint: 'Zodat u weet welk apparaat het is.',
  nameMissing: 'Voer een naam in, zoals „Mijn telefoon”.',
  nameTooLong: 'Voer ten hoogste 100 tekens in.',
  password: 'Uw wachtwoord',

  scanTitle: 'Uw app verbinden',
  scan: 'Open de app, kies „Account toevoegen”, en scan deze afbeelding.',
  qrLabel: 'QR-code voor uw authenticator-app',
  type: 'Ik kan de afbeelding niet scannen',
  typeText: 'Kies in de app „Een sleutel invoeren”, en typ deze sleutel:',
  code: 'Code van de app',
  codeHint: 'De 6 cijfers die de app nu toont.',
  finish: 'Deze app toevoegen',
  done: (name: string) => `„${name}” is toegevoegd. Vanaf nu is voor wijzigingen aan uw account uw tweede factor nodig.`,

  codesTitle: 'Uw tien herstelcodes',
  codesText:
    'Raakt u uw telefoon of sleutel kwijt, dan vervangt een herstelcode die één keer. Bewaar deze codes bij uw andere belangrijke papieren, niet op de telefoon.',
  codesOnce: 'Wij tonen ze alleen nu. Wie uw wachtwoord en een van deze codes heeft, kan uw account wijzigen.',
  print: 'Afdrukken',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  download: 'Opslaan als bestand',
  fileText: (service: string) => `Herstelcodes voor ${service}. Elke code werkt één keer.`,
  saved: 'Ik heb deze codes afgedrukt of opgeslagen',
  savedMissing: 'Druk de codes eerst af of sla ze op, en vink dit vakje aan.',
  finishCodes: 'Klaar',
  codesHeading: 'Herstelcodes',
  codesLeft: plural('nl', { one: 'Er is nog # herstelcode.', other: 'Er zijn nog # herstelcodes.' }),
  codesNone: 'U hebt geen herstelcodes. Raakt u uw telefoon of sleutel kwijt, dan hebt u reservecodes van uw vertrouwenspersonen nodig.',
  renew: 'Nieuwe herstelcodes maken',
  renewTitle: 'Nieuwe herstelcodes maken?',
  renewText: 'De codes die u nu hebt, werken dan niet meer. Wij melden het u via al uw kanalen.',
  renewButton: 'Nieuwe codes maken',
  renewed: 'Uw nieuwe herstelcodes gelden. De eerdere werken niet meer.',

  rename: 'Naam wijzigen',
  renameTitle: (name: string) => `De naam „${name}” wijzigen`,
  newName: 'Nieuwe naam',
  renameButton: 'Deze naam opslaan',
  renamed: (before: string, name: string) => `„${before}” heet nu „${name}”.`,

  removeTitle: (name: string) => `„${name}” verwijderen?`,
  removeText: 'Hiermee kunnen dan geen wijzigingen meer worden bevestigd. Wij melden het u via al uw kanalen.',
  removeLast:
    'Dit is uw laatste. Daarna is uw wachtwoord alleen genoeg om alles te wijzigen, werken uw herstelcodes niet meer, en worden alle andere apparaten afgemeld.',
  removeButton: 'Verwijderen',
  removed: (name: string) => `„${name}” is verwijderd.`,

  lost: 'Ik ben mijn telefoon of sleutel kwijt, en ook mijn herstelcodes',
  lostText: (count: number) =>
    `Vraag ${count} van uw vertrouwenspersonen elk om één reservecode. De codes staan op de bladen in hun verzegelde envelop, naast het nummer van de vertrouwenspersoon. Er wordt geen code verbruikt. Dan worden al uw passkeys en apps verwijderd, en worden alle andere apparaten afgemeld.`,
  lostFree: 'U kunt ons nog steeds met alleen uw wachtwoord zeggen dat het goed met u gaat, en een overdracht stoppen.',
  bothMissing: 'Voer beide in: het nummer van de vertrouwenspersoon en een reservecode van dit blad.',
  lostButton: 'Al mijn passkeys en apps verwijderen',
  lostDone: 'Alle passkeys en apps zijn verwijderd. Voeg nu een nieuwe toe.',

  failures: {
    passkey_cancelled: 'Uw apparaat heeft geen passkey gemaakt. Probeer het opnieuw, of kies een authenticator-app.',
  } as Record<string, string>,
};
