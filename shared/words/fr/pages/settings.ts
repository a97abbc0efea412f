import type * as english from '#words/en/pages/settings.ts';
import { plural } from '#words/plural.ts';

const weeks = plural('fr', { one: 'Une semaine', many: '# semaines', other: '# semaines' });

export const settings: typeof english.settings = {
  checksTitle: 'Comment nous vous demandons si vous allez bien',
  pause: {
    title: 'Une pause des demandes',
    none: 'Pas de pause',
    text: 'Si vous ne pouvez pas répondre pendant quelques semaines, par exemple en voyage ou à l’hôpital, nous ne posons pas la question pendant ce temps. Ensuite, nous recommençons.',
    length: 'Combien de temps la pause doit-elle durer ?',
    lengthHint: 'Vos personnes de confiance n’en savent rien. Elles peuvent toujours lancer une transmission, et vous avez 48 heures pour l’arrêter.',
    weeks,
    missing: 'Choisissez la durée de la pause.',
    begin: 'Commencer la pause',
    noneLeft: 'Vous avez utilisé les 120 jours pendant lesquels les demandes peuvent être suspendues en un an.',
    running: (moment: string) => `Nous ne posons pas la question jusqu’au ${moment}. Nous vous envoyons alors une demande.`,
    end: 'Mettre fin à la pause maintenant',
    notSealed: 'Nous n’envoyons aucune demande tant que votre testament n’est pas scellé.',
    notNow: 'Dites-nous d’abord que vous allez bien. Vous pourrez alors suspendre les demandes.',
  },
  channelTitle: 'Le canal que nous utilisons en premier',
  channel: 'Où devons-nous vous poser la question en premier ?',
  channelHint: 'S’il ne fonctionne pas, nous utilisons les autres, et en dernier l’adresse e-mail de votre compte.',
  noPreference: 'Dans l’ordre de la page « Comment vous joindre »',
  channelSave: 'Enregistrer ce canal',
  channelSaved: 'C’est enregistré. Désormais, nous utilisons ce canal en premier.',
  channelUntested: (name: string) => `${name} (pas encore essayé)`,
  channelNone: 'Nous écrivons à l’adresse e-mail de votre compte.',
  channelAdd: 'Ajouter un autre canal',
  startTitle: 'Qui peut lancer une transmission',
  startText:
    'Une personne de confiance peut lancer une transmission avec son nom seul. Vous avez alors 48 heures pour l’arrêter. Si quelqu’un risque d’en abuser, demandez que chacun confirme d’abord son identité.',
  startName: 'Avec le nom seul',
  startProof: 'Lancer seulement avec un code ou la feuille',
  startProofHint: 'Chaque personne de confiance a alors besoin d’une de ses adresses ou de la feuille de son enveloppe.',
  startSave: 'Enregistrer ce choix',
  startSaved: 'Votre choix est enregistré.',
  youTitle: 'À votre sujet',
  name: 'Votre nom',
  nameHint: 'Vos personnes de confiance lisent ce nom dans nos messages. Si votre testament est scellé, nous les informons d’un nouveau nom.',
  nameMissing: 'Saisissez votre nom, de 100 caractères au plus.',
  language: 'La langue de nos messages',
  languageHint: 'Nos messages pour vous sont dans cette langue. Vous choisissez la langue de ces pages en haut.',
  timezone: 'Votre fuseau horaire',
  timezoneHint:
    'Dans nos messages, nous donnons toutes les heures dans ce fuseau horaire. Sauf en UTC, nous n’envoyons aucune demande entre 20 heures et 8 heures : nous l’envoyons plus tôt.',
  youSave: 'Enregistrer ces indications',
  youSaved: 'Vos indications sont enregistrées.',
  email: 'Voulez-vous changer votre adresse e-mail ou votre mot de passe ?',
  emailLink: 'Aller à la page Sécurité',
};
