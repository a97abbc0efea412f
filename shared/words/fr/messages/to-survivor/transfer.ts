import type * as english from '#words/en/messages/to-survivor/transfer.ts';
import { plural } from '#words/plural.ts';
import { opening } from './opening.ts';

const startedAndStopped = plural('fr', { one: 'lancée et arrêtée une fois', many: 'lancée et arrêtée # fois', other: 'lancée et arrêtée # fois' });

const waiting = { ...opening, enough: 'Les documents ne s’ouvrent qu’une fois que suffisamment des personnes désignées ont confirmé leur identité.' };

export const transfer: typeof english.transfer = {
  'transfer-started-survivor': {
    ...waiting,
    subject: (host: string) => `La transmission du testament de ${host} a été lancée`,
    opening: (host: string) => `La transmission de ce testament a été lancée. ${host} peut encore l’arrêter.`,
    confirm:
      'Vous pouvez confirmer votre identité maintenant, avec un code que nous vous envoyons ou avec un code de secours de la feuille dans votre enveloppe cachetée.',
    short: 'La transmission d’un testament qui vous nomme comme personne de confiance a été lancée.',
  },

  'authenticate-now': {
    ...waiting,
    subject: (host: string) => `Veuillez confirmer votre identité pour ouvrir le testament de ${host}`,
    opening: (host: string) => `Le délai pendant lequel ${host} pouvait arrêter la transmission par lien est écoulé.`,
    confirm:
      'Veuillez confirmer votre identité maintenant, avec un code que nous vous envoyons ou avec un code de secours de la feuille dans votre enveloppe cachetée.',
    short: 'Un testament qui vous nomme comme personne de confiance attend que vous confirmiez votre identité.',
  },

  'authenticate-reminder': {
    ...waiting,
    subject: (host: string) => `Rappel : veuillez confirmer votre identité pour ouvrir le testament de ${host}`,
    opening: 'Une transmission de ce testament est en cours, et vous n’avez pas encore confirmé votre identité.',
    mayBeMissing: 'Votre confirmation est peut-être celle qui manque.',
    takeTime: 'Prenez le temps qu’il vous faut : attendre ne change rien.',
    short: 'Rappel : un testament qui vous nomme attend encore que vous confirmiez votre identité.',
  },

  'transfer-cancelled-survivor': {
    subject: (host: string) => `La transmission du testament de ${host} a été arrêtée`,
    opening: 'La transmission de ce testament a été arrêtée.',
    closed: 'Nous n’ouvrons rien maintenant. Vous n’avez rien à faire.',
    short: 'La transmission d’un testament qui vous nomme comme personne de confiance a été arrêtée.',
  },

  'starts-digest-survivor': {
    subject: (host: string) => `La transmission du testament de ${host} a été lancée de nouveau puis arrêtée`,
    opening: (since: string, stops: number) => `Depuis le ${since}, la transmission de ce testament a été ${startedAndStopped(stops)}.`,
    onceADay: 'Elle avait déjà été arrêtée : nous n’écrivons donc à ce sujet qu’une fois par jour.',
    ownMessage: 'Vous n’avez rien à faire. Si une transmission dure un jour, vous recevez un message séparé.',
    short: 'La transmission d’un testament qui vous nomme comme personne de confiance a été lancée de nouveau puis arrêtée.',
  },

  'documents-accessible': {
    subject: (host: string) => `Les documents de ${host} peuvent maintenant être lus`,
    opening: 'Suffisamment de personnes ont confirmé leur identité : les documents sont maintenant ouverts.',
    readUntil: (until: string) =>
      `Si vous avez confirmé votre identité, vous pouvez lire le message personnel qui vous est adressé et télécharger les documents jusqu’au ${until}. Sinon, la même page vous le demande.`,
    save: 'Veuillez enregistrer les documents sur votre propre ordinateur.',
    step: 'Lire mon message et les documents',
    short: 'Les documents d’un testament qui vous nomme comme personne de confiance peuvent maintenant être lus.',
  },

  'opening-failed': {
    subject: (host: string) => `Les documents de ${host} ne peuvent pas encore être ouverts`,
    opening: 'Suffisamment de personnes ont confirmé leur identité, mais nous ne pouvons pas encore ouvrir les documents.',
    why: 'Nous n’avons pas pu les lire dans l’espace de stockage où ils se trouvent, ou ils ne sont pas ce qui a été scellé. Nous ne montrons que des documents exactement tels qu’ils ont été scellés.',
    again:
      'Nous réessayons chaque jour, et nous vous écrivons dès que les documents s’ouvrent. Vous n’avez pas besoin de confirmer de nouveau votre identité.',
    keepEnvelope: 'Veuillez garder votre enveloppe cachetée. Elle ouvre aussi les documents sans nous, si quelqu’un en trouve une copie intacte.',
    short: 'Un testament qui vous nomme comme personne de confiance ne peut pas encore être ouvert, et nous réessayons chaque jour.',
  },

  'first-access': {
    subject: (host: string) => `Les documents de ${host} ont été ouverts avec votre code`,
    opening: 'Les documents viennent d’être ouverts pour la première fois par une personne qui a confirmé son identité sous votre nom.',
    ifYou: 'Si c’était vous, vous n’avez rien à faire.',
    notYou:
      'Si ce n’était pas vous, quelqu’un d’autre a utilisé votre code. Veuillez le dire aux autres personnes désignées, et mettre votre enveloppe cachetée en lieu sûr.',
    short: 'Les documents d’un testament ont été ouverts pour la première fois avec votre code.',
  },

  'codes-guessed': {
    subject: (host: string) => `De nombreux codes faux ont été saisis pour le testament de ${host}`,
    opening: (whose: string) => `Quelqu’un a saisi de nombreux codes faux pour ${whose} dans la transmission de ce testament.`,

    unnamed: 'une personne de confiance',
    slower:
      'Rien n’a été ouvert. Nous envoyons maintenant beaucoup plus rarement des codes pour cette personne, afin que personne n’ait le temps de les deviner.',
    mistyped:
      'Si c’est une simple faute de frappe, veuillez utiliser plutôt un code de secours de la feuille dans l’enveloppe cachetée. Sinon, vous n’avez rien à faire.',
    short: 'Quelqu’un a saisi de nombreux codes faux pour un testament qui vous nomme, et rien n’a été ouvert.',
  },

  'backup-codes-guessed': {
    subject: (host: string) => `De nombreux codes de secours faux ont été saisis pour le testament de ${host}`,
    opening: 'En une journée, quelqu’un a saisi en votre nom au moins dix codes de secours faux dans la transmission de ce testament.',
    stillWork: 'Un code faux n’ouvre rien, et les codes de la feuille dans votre enveloppe cachetée sont toujours valables.',
    ifYou: 'Si c’était vous, veuillez relire le code sur votre feuille, ou demander un code que nous vous envoyons.',
    notYou: (host: string) => `Si ce n’était pas vous, quelqu’un d’autre a peut-être vu votre feuille. Veuillez le dire à ${host}.`,
    short: 'De nombreux codes de secours faux ont été saisis en votre nom pour un testament qui vous nomme.',
  },

  'transfer-stalled-survivor': {
    subject: (host: string) => `Le testament de ${host} ne peut toujours pas être ouvert`,
    opening: 'Ces 30 derniers jours, trop peu des personnes désignées ont confirmé leur identité.',
    stillValid:
      'Tout ce qui a été fait jusqu’ici reste valable. Les documents s’ouvrent dès que suffisamment de personnes ont confirmé leur identité.',
    speak:
      'Si vous le pouvez, veuillez en parler avec les autres. Chaque personne a besoin d’un code que nous envoyons, ou d’un code de secours de la feuille dans son enveloppe cachetée.',
    short: 'Un testament qui vous nomme reste fermé : trop peu de personnes ont confirmé leur identité.',
  },
};
