import type * as english from '#words/en/messages/to-survivor/changes.ts';
export const changes: typeof english.changes = {
  'contacts-replaced': {
    subject: (host: string) => `Uw contactgegevens voor het testament van ${host} zijn gewijzigd`,
    opening: (host: string) =>
      `Iemand die bij het account van ${host} was aangemeld, heeft uw contactgegevens vervangen. Wij sturen geen berichten meer naar dit adres.`,
    ifUnexpectedUntil: (host: string, until: string) =>
      `Had u dit niet verwacht, spreek dan met ${host}. Tot ${until} kan ${host} de wijziging ongedaan maken.`,
    short: 'Uw contactgegevens voor een testament waarin u bent genoemd, zijn vervangen.',
  },

  'replaced-before-sealing': {
    subject: (host: string) => `Uw contactgegevens voor het testament van ${host} zijn gewijzigd`,
    opening: (host: string, at: string) =>
      `Het wachtwoord van het account van ${host} is op ${at} per e-mail opnieuw ingesteld. Daarna heeft iemand dit adres vervangen of verwijderd, en is het testament verzegeld. Wij sturen geen berichten meer naar dit adres.`,
    short: 'Uw contactgegevens voor een testament waarvoor u was genoemd, zijn vervangen of verwijderd.',
  },

  'codes-replaced': {
    subject: (host: string) => `Uw verzegelde envelop voor het testament van ${host} werkt niet meer`,
    subjectKeep: (host: string) => `Er is een nieuwe verzegelde envelop voor u voor het testament van ${host}`,
    opening: (host: string) =>
      `Iemand die bij het account van ${host} was aangemeld, heeft nieuwe reservecodes en een nieuwe herstelsleutel voor u gemaakt.`,
    newEnvelope: (host: string) => `Wat in uw huidige verzegelde envelop zit, werkt niet meer. ${host} hoort u een nieuwe envelop te geven.`,
    keepEarlier: (host: string) =>
      `De codes in uw huidige envelop werken niet meer. Bewaar hem toch, samen met de nieuwe: één opslag van dit testament gaat nog alleen open met de sleutel die erin zit. Wij schrijven u wanneer u hem kunt vernietigen. ${host} hoort u een nieuwe envelop te geven.`,
    short: 'Uw verzegelde envelop voor een testament waarin u bent genoemd, werkt niet meer.',
    shortKeep: 'U krijgt een nieuwe verzegelde envelop voor een testament. Bewaar ook de vorige.',
  },

  'earlier-paper-over': {
    subject: (host: string) => `U kunt uw vorige envelop voor het testament van ${host} vernietigen`,
    opening: (host: string) =>
      `Uw sleutel is enige tijd geleden vervangen, en één opslag van het testament van ${host} had de vorige nog nodig. Die opslag heeft nu de nieuwste bestanden.`,
    destroy: 'Vernietig de vorige envelop. Alleen de nieuwste geldt.',
    short: 'U kunt de vorige verzegelde envelop voor een testament waarin u bent genoemd, vernietigen.',
  },

  'contacts-restored': {
    subject: (host: string) => `Wij gebruiken uw vorige contactgegevens voor het testament van ${host} weer`,
    opening:
      'Uw contactgegevens waren vervangen, en deze wijziging is afgewezen met een link die wij aan de eigenaar van het testament hadden gestuurd.',
    again: 'Wij sturen onze berichten weer naar dit adres. U hoeft niets te doen.',
    newAddress: (host: string) => `Hebt u een nieuw adres, zeg het dan tegen ${host}. Bewaar uw verzegelde envelop: hij werkt zoals voorheen.`,
    short: 'Wij sturen onze berichten over een testament waarin u bent genoemd, weer naar dit adres of nummer.',
  },

  'survivor-renamed': {
    subject: (host: string) => `Uw naam voor het testament van ${host} is gewijzigd`,
    opening: (before: string, name: string) => `Uw naam in dit account is gewijzigd van ${before} in ${name}.`,

    unnamed: 'een andere naam',
    useIt: 'Start u de overdracht van dit testament met uw naam, gebruik dan de nieuwe naam. Uw verzegelde envelop werkt zoals voorheen.',
    short: 'Uw naam voor een testament waarin u bent genoemd, is gewijzigd.',
  },

  'survivors-changed': {
    subject: (host: string) => `De mensen die het testament van ${host} mogen openen, zijn gewijzigd`,
    added: (host: string) =>
      `Iemand die bij het account van ${host} was aangemeld, heeft een persoon toegevoegd aan de mensen die dit testament mogen openen.`,
    removed: (host: string) =>
      `Iemand die bij het account van ${host} was aangemeld, heeft een van de mensen verwijderd die dit testament mogen openen.`,
    stillNamed: 'Wij zeggen u niet wie het is. U bent nog steeds een van hen, en uw verzegelde envelop werkt zoals voorheen.',
    ifUnexpected: (host: string) => `Had u dit niet verwacht, spreek dan met ${host}.`,
    ifDied: (host: string) => `Is ${host} overleden, zeg het dan tegen de anderen van wie u weet dat zij zijn genoemd.`,
    short: 'De mensen die een testament mogen openen waarin u bent genoemd, zijn gewijzigd.',
  },

  'host-renamed': {
    subject: (host: string, name: string) => `${host} heet nu ${name} in onze dienst`,
    opening: (name: string) => `De naam van dit account is gewijzigd in ${name}.`,
    fromNowOn: 'Vanaf nu gebruiken onze berichten de nieuwe naam. U hoeft niets te doen.',
    short: 'De persoon door wie u voor een testament bent genoemd, heeft de naam van het account gewijzigd.',
  },
};
