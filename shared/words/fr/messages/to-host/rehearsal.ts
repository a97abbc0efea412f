import type * as english from '#words/en/messages/to-host/rehearsal.ts';
import { plural } from '#words/plural.ts';

const cameThrough = plural('fr', {
  one: 'une personne de confiance a réussi',
  many: '# personnes de confiance ont réussi',
  other: '# personnes de confiance ont réussi',
});

export const rehearsal: typeof english.rehearsal = {
  'rehearsal-ended': {
    subject: {
      complete: 'Votre répétition a fonctionné : tout le monde a réussi',
      time: (came: number, asked: number) => `Votre répétition est terminée : réussie par ${came} sur ${asked}`,
      stopped: 'Votre répétition a été arrêtée',
      rejected: 'La répétition a été arrêtée',
      started: 'La répétition est terminée : une vraie transmission de votre testament a été lancée',
      silent: 'La répétition est terminée : vous n’avez pas répondu à nos demandes',
      deletion: 'La répétition est terminée : une suppression a été demandée',
    },
    opening: {
      complete:
        'Toutes les personnes que vous avez désignées ont confirmé leur identité. Si c’était réel, votre testament s’ouvrirait pour elles. C’est la meilleure nouvelle que nous puissions envoyer.',
      time: (came: number) => `Votre répétition s’est terminée après 14 jours, et ${cameThrough(came)}.`,
      stopped: 'Une personne connectée à votre compte a arrêté la répétition.',
      rejected: 'Vous nous avez signalé que la répétition ne venait pas de vous : nous l’avons donc arrêtée.',
      started:
        'L’une de vos personnes de confiance a lancé une vraie transmission de votre testament : la répétition est donc terminée. Tout le monde a été averti que ce n’est pas une répétition. Vous recevez un message séparé avec le lien qui l’arrête.',
      silent:
        'Vous n’avez pas répondu à nos demandes : la répétition est donc terminée. Vos personnes de confiance ont été averties que ce n’est pas une répétition. Vous recevez un message séparé sur ce que vous pouvez faire.',
      deletion:
        'Une personne connectée à votre compte a demandé une suppression : la répétition est donc terminée. Vos personnes de confiance ont été averties que ce n’est pas une répétition.',
    },

    enough: 'Cela suffit : votre testament s’ouvrirait.',
    notEnough: (needed: number) => `Cela ne suffit pas : votre testament ne s’ouvre que si ${needed} d’entre elles confirment leur identité.`,
    came: (names: string) => `Ont réussi : ${names}.`,
    missing: (names: string) => `N’ont pas réussi : ${names}.`,
    repair:
      'Veuillez parler avec celles qui manquent. Un numéro a peut-être changé, ou l’enveloppe est introuvable. Corrigez ce qui ne va pas, puis lancez une nouvelle répétition.',
    step: 'Voir le rapport',
    short: {
      complete: 'Votre répétition a fonctionné : tout le monde a réussi. Votre rapport :',
      time: (came: number, asked: number) => `Votre répétition est terminée : réussie par ${came} sur ${asked}. Votre rapport :`,
      stopped: 'La répétition de votre testament a été arrêtée. Son rapport :',
      rejected: 'La répétition de votre testament a été arrêtée. Son rapport :',
      started: 'La répétition est terminée : une vraie transmission de votre testament a été lancée. Son rapport :',
      silent: 'La répétition est terminée : vous n’avez pas répondu à nos demandes. Son rapport :',
      deletion: 'La répétition est terminée : une suppression a été demandée. Son rapport :',
    },
  },
};
