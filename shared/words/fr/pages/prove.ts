import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/prove.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('fr', { one: '# essai', many: '# essais', other: '# essais' });
const secondsLeft = plural('fr', { one: '# seconde', many: '# secondes', other: '# secondes' });

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

export const prove: typeof english.prove = {
  title: 'Confirmez votre identité',
  choose: 'Choisissez ce que vous avez sous la main. L’un des deux suffit.',
  open: 'Les documents sont ouverts. Confirmez votre identité pour les lire.',
  sessionEnded:
    'Votre session a pris fin, confirmez donc de nouveau votre identité. Un code de secours que vous avez utilisé pour cette transmission fonctionne encore.',
  before: 'Si vous avez déjà confirmé votre identité dans cette transmission, vous n’avez pas à le refaire avant que les documents s’ouvrent.',

  joined: 'La transmission est en cours',
  linkSent: 'Nous vous envoyons un message avec votre lien personnel. Ouvrez ce lien pour confirmer votre identité. Vous pouvez le faire maintenant.',
  noLink:
    'Notre SMS ne contient pas de lien personnel, et un message peut ne pas vous parvenir. Vous pouvez confirmer votre identité ici avec votre feuille.',

  byCode: 'Avec un code que nous vous envoyons',
  byCodeText: 'Nous envoyons un code à 6 chiffres au téléphone ou à l’adresse e-mail enregistrés pour vous.',
  channelQuestion: 'Par quel canal ?',
  anyChannel: 'Celui qui a été choisi pour vous',
  channel: (channel: Channel) => CHANNELS[channel],
  send: 'M’envoyer un code',
  sent: (channel: Channel, destination: string) => `Nous avons envoyé un code par ${CHANNELS[channel]} à ${destination}.`,
  code: 'Votre code à 6 chiffres',
  codeHint: 'Il est valable 10 minutes. Si vous avez plusieurs codes, utilisez le plus récent. Ne le donnez à personne.',
  codeMissing: 'Saisissez les 6 chiffres du code.',
  confirm: 'Confirmer mon identité',
  resend: 'Envoyer un nouveau code',
  resendAfter: (seconds: number) => `Vous pourrez demander un nouveau code dans ${secondsLeft(seconds)}.`,
  otherChannel: 'Utiliser un autre canal',
  wrongCode: (left: number) => `Ce code est faux. Il vous reste ${attempts(left)} pour ce code.`,
  usedUp: 'Ce code ne fonctionne plus. Demandez un nouveau code, ou utilisez un code de secours de votre feuille.',
  noSuchChannel: (channel: Channel) =>
    `Aucune adresse n’est enregistrée pour vous (${CHANNELS[channel]}), rien n’a donc été envoyé. Choisissez un autre canal.`,
  undelivered:
    'Nous n’avons pas pu vous remettre de code. Votre adresse a peut-être changé, ou un fournisseur est indisponible. Utilisez un code de secours de votre feuille, ou réessayez plus tard.',

  byPaper: 'Avec un code de votre feuille',
  byPaperText:
    'La feuille de votre enveloppe cachetée porte des codes de secours comme ABCD-1234. Chacun ne fonctionne qu’une fois, barrez-le donc ensuite.',
  backupCode: 'Un code de secours de votre feuille',
  backupCodeHint: 'Huit lettres et chiffres. En majuscules ou minuscules, avec ou sans tiret.',
  backupCodeMissing: 'Saisissez les huit lettres et chiffres d’un code de secours.',
  survivorId: 'Numéro de personne de confiance de votre feuille',
  willId: 'Numéro du testament de votre feuille',
  idHint: 'Lettres et chiffres, comme sur votre feuille. Les tirets sont facultatifs.',
  idMissing: 'Ce numéro est incomplet ou contient une erreur. Comparez chaque groupe avec la feuille.',
  wrongBackupCode: (left: number) =>
    `Ce code de secours est faux ou a déjà été utilisé. Comparez-le avec votre feuille, ou prenez-en un autre. Il vous reste ${attempts(left)} pendant cette heure.`,
  tooManyBackupCodes:
    'Trop de codes de secours ont été essayés. Vos codes restent valables. Réessayez dans une heure, ou utilisez un code que nous vous envoyons.',
  notThisWill: 'Nous n’avons trouvé aucun testament avec ce numéro qui vous nomme. Comparez les deux numéros avec votre feuille.',

  failures: {
    survivor_not_found: 'Ce lien ne correspond pas à cette transmission. Ouvrez notre message le plus récent, ou utilisez votre feuille.',
  },
};
