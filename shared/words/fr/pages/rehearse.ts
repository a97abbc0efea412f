import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/rehearse.ts';
import { plural } from '#words/plural.ts';

const rehearsals = plural('fr', { one: 'une répétition', many: '# répétitions', other: '# répétitions' });

export const rehearse: typeof english.rehearse = {
  title: 'Faire une répétition avec vos personnes de confiance',
  lead: 'Vous avez fait des plans pour un jour que vous ne verrez pas. Une répétition montre aujourd’hui s’ils fonctionnent : toutes les personnes que vous avez nommées confirment une fois leur identité, comme elles le feraient alors.',
  happens: 'Ce qui se passe',
  steps: [
    'Chaque personne de confiance reçoit un message qui commence par « Ceci est une répétition ». Il peut être utile de la prévenir avant.',
    'Elle confirme son identité avec un code que nous lui envoyons, ou avec sa feuille. Rien ne s’ouvre, et tous les codes de secours restent valables.',
    'Vous voyez ici qui a réussi. Après 14 jours au plus tard, vous recevez un rapport par e-mail.',
    'Si quelque chose de réel arrive pendant ce temps, la répétition prend fin, et tout le monde est informé que ce n’en est pas une.',
  ],
  start: 'Lancer la répétition',
  againTitle: 'Faire une nouvelle répétition',
  again: 'Lancer une autre répétition',
  left: (count: number) =>
    `Vous pouvez encore lancer ${rehearsals(count)} cette année. Le nombre est limité, car chaque répétition demande un service à plusieurs personnes.`,
  noneLeft: (moment: string) => `Vous avez lancé quatre répétitions en un an. Vous pourrez lancer la prochaine le ${moment}.`,
  notSealed: 'Votre testament n’est pas encore scellé. Scellez-le d’abord : une répétition montre s’il peut être ouvert.',
  notNow:
    'Vous ne pouvez pas lancer de répétition maintenant, car quelque chose de réel est en cours : vos personnes de confiance doivent pouvoir être sûres qu’une répétition n’est qu’une répétition.',

  running: (confirmed: number, asked: number) => `La répétition est en cours : réussie par ${confirmed} sur ${asked}`,
  runsUntil: (moment: string) =>
    `Elle prend fin quand tout le monde a réussi, ou le ${moment}. Après une semaine, nous envoyons un rappel aux personnes qui n’ont pas encore réussi.`,
  stop: 'Arrêter la répétition',

  worked: 'Cela fonctionne : tout le monde a réussi',
  bestNews: 'C’est la meilleure nouvelle que nous puissions vous donner.',
  bestNewsText:
    'Toutes les personnes que vous avez nommées ont pu être jointes et ont confirmé leur identité. Si c’était réel, votre testament s’ouvrirait pour elles.',
  ended: (confirmed: number, asked: number) => `La répétition a pris fin : réussie par ${confirmed} sur ${asked}`,
  why: {
    time: 'Ses 14 jours sont écoulés.',
    stopped: 'Vous l’avez arrêtée.',
    rejected: 'Vous nous avez dit que vous ne l’aviez pas lancée.',
    started: 'Une personne de confiance a lancé une vraie transmission.',
    silent: 'Vous n’aviez pas répondu à nos demandes, et vos personnes de confiance ont été informées.',
    deletion: 'Une suppression a été demandée.',
  },
  enough: (needed: number) => `C’est assez : votre testament s’ouvre quand ${needed} d’entre elles confirment leur identité.`,
  notEnough: (needed: number) => `Ce n’est pas encore assez : votre testament ne s’ouvre que si ${needed} d’entre elles confirment leur identité.`,
  startedAt: (moment: string) => `Lancée le ${moment}.`,
  channels: { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' } satisfies Record<Channel, string>,
  byCode: (channel: string, moment: string) => `Réussi le ${moment}, avec un code par ${channel}`,
  byPaper: (moment: string) => `Réussi le ${moment}, avec la feuille`,
  waiting: 'Pas encore réussi',
  missing: 'Pas réussi',
  removed: 'Vous ne nommez plus cette personne',
  repair:
    'Parlez avec les personnes qui manquent. Un numéro a peut-être changé, un message a pu finir parmi les indésirables, ou l’enveloppe est introuvable. Corrigez ce qui ne va pas, puis lancez une nouvelle répétition.',
  toSurvivors: 'Corriger une adresse, ou imprimer une nouvelle feuille',
};
