import type * as english from '#words/en/pages/start.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('fr', { one: '# essai', many: '# essais', other: '# essais' });

export const start: typeof english.start = {
  title: 'Lancer la transmission d’un testament',
  lead: 'Faites ceci si la personne qui vous fait confiance est décédée. Une transmission signifie ouvrir le testament pour les personnes qui y sont nommées.',
  happens: 'Ce qui se passe si vous la lancez',
  steps: [
    'Pour le cas où ce serait une erreur, nous écrivons d’abord à la personne dont c’est le testament, par tous ses canaux. Elle a 48 heures pour arrêter la transmission.',
    'Pendant ce temps, nous n’ouvrons rien.',
    'Vous et les autres personnes de confiance confirmez votre identité, avec un code que nous envoyons ou un code de votre feuille.',
    'Quand assez de personnes l’ont fait, vous pouvez lire votre message personnel et enregistrer les documents pendant 14 jours.',
  ],
  harmless: 'Vous ne pouvez rien abîmer. Si vous la lancez par erreur, la personne arrête la transmission et le testament reste fermé.',
  how: 'Comment voulez-vous la lancer ?',
  howByPaper: 'Avec la feuille de mon enveloppe cachetée',
  howByPaperHint: 'Cela confirme aussi votre identité. Vous n’avez besoin d’aucun message de nous.',
  howByCode: 'Avec un code envoyé à mon téléphone ou à mon adresse e-mail',
  howByCodeHint: 'Il faut que ce soit une adresse enregistrée pour vous.',
  howByName: 'Avec mon nom seul',
  howByNameHint: 'Nous vous envoyons alors un message avec votre lien personnel.',
  howByHelp: 'Je n’ai rien de tout cela, ou je ne sais pas',
  howByHelpHint: 'Nous vous envoyons un message qui dit quoi faire.',
  isAlive: 'Savez-vous que la personne est en vie ?',
  tellAlive: 'Elle est en vie, mais ne peut pas répondre',
  back: 'Retour',
  start: 'Lancer la transmission',

  byName: 'Lancer avec votre nom',
  name: 'Votre nom',
  nameHint: 'Tel que la personne qui vous fait confiance l’a écrit, par exemple « Paul Martin ».',
  nameMissing: 'Saisissez votre nom.',
  notFound:
    'Nous n’avons trouvé aucun testament avec ce numéro qui vous nomme. Rien n’a été lancé. Écrivez votre nom comme la personne l’a écrit, ou utilisez votre feuille.',
  running: 'Une transmission de ce testament est déjà en cours',
  runningText:
    'Vous n’avez pas à la lancer de nouveau. Nous vous avons envoyé un message avec votre lien personnel, au plus une fois par heure. Ouvrez ce lien, ou participez avec votre feuille ou un code.',
  needsProof: 'Un nom seul ne suffit pas pour ce testament',
  needsProofText:
    'La personne dont c’est le testament veut que chacun confirme d’abord son identité. Rien n’a été lancé. Lancez la transmission avec votre feuille ou avec un code.',
  tooSoon:
    'La transmission a été arrêtée deux fois il y a peu, un nom seul ne suffit donc pas maintenant. Lancez-la avec un code ou avec votre feuille.',

  byCode: 'Lancer avec un code',
  contactType: 'Où devons-nous envoyer le code ?',
  contactTypes: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'Votre adresse e-mail', phone: 'Votre numéro de téléphone', telegram: 'Votre nom sur Telegram' },
  contactHint: {
    email: 'L’adresse que connaît la personne qui vous fait confiance.',
    phone: 'Avec l’indicatif du pays, par exemple +43 660 1234567.',
    telegram: 'Par exemple @anna_martin.',
  },
  contactMissing: {
    email: 'Saisissez une adresse e-mail comme nom@example.com.',
    phone: 'Saisissez le numéro avec + et l’indicatif du pays, sans (0).',
    telegram: 'Saisissez un nom comme @nom_utilisateur.',
  },
  hostEmail: 'Adresse e-mail de la personne dont c’est le testament',
  codeSent: (destination: string) => `Si ce testament vous nomme avec ${destination}, nous vous envoyons maintenant un code à 6 chiffres.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Ce code ne fonctionne plus. Rien n’a été lancé. Demandez un nouveau code.'
      : `Ce code est faux. Rien n’a été lancé. Il vous reste ${attempts(left)}.`,
  newCode: 'Envoyer un nouveau code, ou changer l’adresse',

  byPaper: 'Lancer avec votre feuille',
};
