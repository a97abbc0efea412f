import type * as english from '#words/en/messages/to-survivor/changes.ts';
export const changes: typeof english.changes = {
  'contacts-replaced': {
    subject: (host: string) => `Vos coordonnées pour le testament de ${host} ont été modifiées`,
    opening: (host: string) =>
      `Une personne connectée au compte de ${host} a remplacé vos coordonnées. Nous n’envoyons plus de messages à cette adresse.`,
    ifUnexpectedUntil: (host: string, until: string) =>
      `Si vous ne vous y attendiez pas, veuillez en parler à ${host}. Ce changement peut être annulé jusqu’au ${until}.`,
    short: 'Vos coordonnées pour un testament qui vous nomme ont été remplacées.',
  },

  'replaced-before-sealing': {
    subject: (host: string) => `Vos coordonnées pour le testament de ${host} ont été modifiées`,
    opening: (host: string, at: string) =>
      `Le mot de passe du compte de ${host} a été réinitialisé par e-mail le ${at}. Ensuite, quelqu’un a remplacé ou retiré cette adresse, et le testament a été scellé. Nous n’envoyons plus de messages à cette adresse.`,
    short: 'Vos coordonnées pour un testament qui vous nommait ont été remplacées ou retirées.',
  },

  'codes-replaced': {
    subject: (host: string) => `Votre enveloppe cachetée pour le testament de ${host} n’est plus valable`,
    subjectKeep: (host: string) => `Il y a une nouvelle enveloppe cachetée pour vous, pour le testament de ${host}`,
    opening: (host: string) =>
      `Une personne connectée au compte de ${host} a créé pour vous de nouveaux codes de secours et une nouvelle clé de récupération.`,
    newEnvelope: (host: string) => `Le contenu de votre enveloppe actuelle n’est plus valable. ${host} devrait vous remettre une nouvelle enveloppe.`,
    keepEarlier: (host: string) =>
      `Les codes de votre enveloppe actuelle ne sont plus valables. Gardez-la pourtant avec la nouvelle : un espace de stockage de ce testament ne s’ouvre encore qu’avec la clé qui s’y trouve. Nous vous écrirons quand vous pourrez la détruire. ${host} devrait vous remettre une nouvelle enveloppe.`,
    short: 'Votre enveloppe cachetée pour un testament qui vous nomme n’est plus valable.',
    shortKeep: 'Vous recevez une nouvelle enveloppe cachetée pour un testament. Gardez aussi l’ancienne.',
  },

  'earlier-paper-over': {
    subject: (host: string) => `Vous pouvez détruire votre ancienne enveloppe pour le testament de ${host}`,
    opening: (host: string) =>
      `Votre clé a été remplacée il y a quelque temps, et un espace de stockage du testament de ${host} avait encore besoin de l’ancienne. Il a maintenant les fichiers les plus récents.`,
    destroy: 'Détruisez l’ancienne enveloppe. Seule la plus récente est valable.',
    short: 'Vous pouvez détruire l’ancienne enveloppe cachetée pour un testament qui vous nomme.',
  },

  'contacts-restored': {
    subject: (host: string) => `Nous utilisons de nouveau vos coordonnées précédentes pour le testament de ${host}`,
    opening:
      'Vos coordonnées avaient été remplacées, et ce changement a été refusé avec un lien que nous avions envoyé à la personne dont c’est le testament.',
    again: 'Nous envoyons de nouveau nos messages à cette adresse. Vous n’avez rien à faire.',
    newAddress: (host: string) =>
      `Si vous avez une nouvelle adresse, veuillez la donner à ${host}. Veuillez garder votre enveloppe cachetée : elle est valable comme avant.`,
    short: 'Nous envoyons de nouveau ici nos messages sur un testament qui vous nomme.',
  },

  'survivor-renamed': {
    subject: (host: string) => `Votre nom pour le testament de ${host} a été modifié`,
    opening: (before: string, name: string) => `Dans ce compte, votre nom ${before} a été changé en ${name}.`,

    unnamed: 'un autre nom',
    useIt:
      'Si vous lancez la transmission de ce testament par votre nom, veuillez utiliser le nouveau nom. Votre enveloppe cachetée est valable comme avant.',
    short: 'Votre nom pour un testament qui vous nomme a été modifié.',
  },

  'survivors-changed': {
    subject: (host: string) => `Les personnes qui peuvent ouvrir le testament de ${host} ont changé`,
    added: (host: string) => `Une personne connectée au compte de ${host} a ajouté quelqu’un aux personnes qui peuvent ouvrir ce testament.`,
    removed: (host: string) => `Une personne connectée au compte de ${host} a retiré quelqu’un des personnes qui peuvent ouvrir ce testament.`,
    stillNamed: 'Nous ne vous disons pas de qui il s’agit. Vous en faites toujours partie, et votre enveloppe cachetée est valable comme avant.',
    ifUnexpected: (host: string) => `Si vous ne vous y attendiez pas, veuillez en parler à ${host}.`,
    ifDied: (host: string) => `Si ${host} n’est plus en vie, veuillez en parler aux autres personnes désignées que vous connaissez.`,
    short: 'Les personnes qui peuvent ouvrir un testament qui vous nomme ont changé.',
  },

  'host-renamed': {
    subject: (host: string, name: string) => `Dans notre service, ${host} s’appelle maintenant ${name}`,
    opening: (name: string) => `Le nom de ce compte a été changé en ${name}.`,
    fromNowOn: 'Désormais, nos messages utilisent le nouveau nom. Vous n’avez rien à faire.',
    short: 'La personne dont le testament vous nomme a changé le nom de son compte.',
  },
};
