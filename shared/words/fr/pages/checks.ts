import type * as english from '#words/en/pages/checks.ts';
import { plural } from '#words/plural.ts';

const days = plural('fr', { one: '# jour', many: '# jours', other: '# jours' });
const checks_ = plural('fr', { one: '# demande', many: '# demandes', other: '# demandes' });

const every = plural('fr', { one: 'Chaque jour.', many: 'Tous les # jours.', other: 'Tous les # jours.' });
const toAnswer = plural('fr', {
  one: 'Vous avez # jour pour répondre.',
  many: 'Vous avez # jours pour répondre.',
  other: 'Vous avez # jours pour répondre.',
});
const afterMisses = plural('fr', {
  one: 'Après une demande sans réponse, nous informons vos personnes de confiance.',
  many: 'Après # demandes de suite sans réponse, nous informons vos personnes de confiance.',
  other: 'Après # demandes de suite sans réponse, nous informons vos personnes de confiance.',
});

export const checks: typeof english.checks = {
  interval: 'À quelle fréquence devons-nous vous demander si vous allez bien ?',
  intervalHint: 'Nous comptons à partir de la dernière fois que vous nous avez répondu.',
  everyDays: (count: number) => `Tous les ${days(count)}`,
  answer: 'Combien de temps vous faut-il pour répondre ?',
  answerHint: 'Nous vous faisons deux rappels avant la fin du délai.',
  answerWithin: (count: number) => days(count),
  misses: 'Après combien de demandes sans réponse devons-nous informer vos personnes de confiance ?',
  missesHint: 'Une seule réponse suffit, et nous recommençons à compter depuis le début.',
  afterChecks: (count: number) => `Après ${checks_(count)}`,
  recommended: 'conseillé',
  other: 'Choisir d’autres délais',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits:
    'Entre 14 et 180 jours entre votre dernière réponse et le moment où nous informons vos personnes de confiance : cela convient à la plupart des gens.',
  short: (count: number) =>
    `Ce n’est que ${days(count)}. Un voyage sans internet ou une semaine à l’hôpital suffirait à tout mettre en route. 14 jours ou plus sont plus sûrs.`,
  long: (count: number) => `Cela fait ${days(count)}. Vos personnes de confiance attendraient vos documents plus de six mois.`,
  silence: 'Si vous cessiez de répondre aujourd’hui',
  inWords: (checks: number, informed: string, opens: string) =>
    `Nous vous enverrions ${checks_(checks)}. Si vous ne répondez pas, nous informons vos personnes de confiance le ${informed}. Elles peuvent lire vos documents au plus tôt le ${opens}.`,
  dates: {
    check: (number: number, of: number) => `Demande ${number} sur ${of}`,
    last: 'La dernière demande. Elle part sur tous vos canaux et indique la date suivante',
    answerBy: (moment: string) => `Vous pouvez répondre jusqu’au ${moment}.`,
    reminders: (moments: string) => `Nous vous le rappelons : ${moments}.`,
    informed: 'Nous informons vos personnes de confiance. Vous pouvez encore tout arrêter d’un clic',
    opens:
      'Vos personnes de confiance peuvent lire vos documents, si l’une d’elles commence aussitôt et qu’assez d’entre elles confirment leur identité',
  },
  allDates: 'Afficher toutes les dates',
  calendar: 'Enregistrer ces dates pour mon calendrier',
  calendarCheck: (service: string) => `${service} demande si je vais bien`,
  calendarCheckText: (moment: string) =>
    `Si vous avez répondu depuis que ce fichier a été créé, cette date est plus tardive. Sinon, répondez avant le ${moment}.`,
  calendarInformed: (service: string) => `${service} informe mes personnes de confiance`,
  calendarInformedText: 'Seulement si aucune demande n’a reçu de réponse d’ici là.',
  save: 'Enregistrer les paramètres des demandes',
  saved: 'C’est enregistré, et cela compte dès maintenant.',
  savedSign: 'Cela nous dit aussi que vous allez bien.',
  unchanged: 'Vous n’avez rien modifié.',
  undo: 'Si votre testament est scellé, nous vous envoyons un message à chaque changement fait ici. Il contient un lien qui annule le changement pendant 7 jours.',
};
