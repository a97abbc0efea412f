import type * as english from '#words/en/pages/register.ts';
export const register: typeof english.register = {
  intro: [
    'Avec un compte, vous gardez votre testament auprès de ce service. Il reste scellé jusqu’à ce que les personnes que vous choisissez l’ouvrent ensemble.',
    'Il nous faut d’abord quelques indications sur vous. Vous préparerez votre testament ensuite. Vous pouvez vous arrêter à tout moment et continuer plus tard.',
  ],
  name: 'Votre nom',
  nameHint: 'Celui sous lequel votre famille et vos amis vous connaissent. Nous l’employons dans nos messages pour eux.',
  nameMissing: 'Saisissez votre nom.',
  nameLong: 'Saisissez un nom de 100 caractères au plus.',
  emailHint: 'C’est là que nous vous demandons de temps en temps si vous allez bien. Prenez une adresse que vous lisez régulièrement.',
  password: 'Choisissez un mot de passe',
  reader: (language: string, zone: string) => `Langue : ${language}. Les heures : ${zone}.`,
  languageHint: 'La langue de ces pages et de nos messages pour vous.',
  timezone: 'Fuseau horaire',
  timezoneHint: 'Dans nos messages, nous écrivons toutes les dates et heures pour ce lieu.',
  button: 'Ouvrir mon compte',
  haveAccount: 'Avez-vous déjà un compte ?',
  takenUnconfirmed: 'Je n’ai pas encore confirmé mon adresse e-mail : m’envoyer un nouveau lien',
  sentTo: 'Nous avons envoyé un e-mail à cette adresse :',
  next: ['Ouvrez l’e-mail.', 'Appuyez sur son bouton : « Confirmer mon adresse e-mail ».', 'Puis continuez sur la page qui s’ouvre.'],
  validity: 'Le lien de l’e-mail fonctionne pendant un jour. Laissez cette page ouverte : vous n’aurez pas à retaper votre mot de passe.',
  nothingTitle: 'Si aucun e-mail n’arrive',
  nothing: [
    'Cela peut prendre quelques minutes. Regardez aussi dans le dossier des e-mails indésirables (spam).',
    'Vérifiez l’adresse ci-dessus, lettre par lettre. Si elle contient une faute, changez-la. Ce que vous avez saisi est toujours là.',
  ],
  resend: 'Envoyer l’e-mail de nouveau',
  resent: 'Nous avons envoyé l’e-mail de nouveau. Utilisez le lien du plus récent.',
  change: 'Changer l’adresse',
  failures: {
    email_taken: 'Cette adresse e-mail a déjà un compte. Rien n’a été modifié. Si c’est le vôtre, continuez ici :',
  } as Record<string, string>,
};
