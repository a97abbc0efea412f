import type * as english from '#words/en/pages/alive.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('fr', { one: '# essai', many: '# essais', other: '# essais' });

export const alive: typeof english.alive = {
  title: 'La personne est en vie, mais ne peut pas répondre',
  lead: 'Dites-le-nous si vous savez que la personne qui vous fait confiance est en vie, par exemple en voyage ou à l’hôpital, et ne peut pas répondre à nos messages.',
  happens: 'Ce qui se passe alors',
  steps: [
    'Tout le monde attend 15 jours. Pendant ce temps, une transmission lancée avec un nom seul n’ouvre rien.',
    'Nous écrivons à la personne et aux autres personnes de confiance que vous l’avez dit, en donnant votre nom.',
    'Si nous n’avons rien appris après 15 jours, nous vous reposons à tous la question. On peut le dire deux fois en tout.',
  ],
  others: 'Si une autre personne de confiance sait que la personne est décédée et confirme son identité, cela compte davantage.',
  how: 'Comment voulez-vous confirmer votre identité ?',
  byPaper: 'Avec la feuille de mon enveloppe cachetée',
  byPaperHint: 'Le code qui y figure reste valable.',
  byCode: 'Avec un code envoyé à mon téléphone ou à mon adresse e-mail',
  byCodeHint: 'Il faut que ce soit une adresse enregistrée pour vous.',
  paperTitle: 'Confirmer avec votre feuille',
  codeTitle: 'Confirmer avec un code',
  submit: 'La personne est en vie',
  codeIsWrong: (left: number) =>
    left === 0 ? 'Ce code ne fonctionne plus. Demandez un nouveau code.' : `Ce code est faux. Rien n’a été modifié. Il vous reste ${attempts(left)}.`,
  back: 'Retour',
  doneTitle: 'Merci. Tout le monde attend',
  done: (date: string) =>
    `Nous attendons jusqu’au ${date}, et nous écrivons à tout le monde. Si la personne nous répond avant, tout redevient comme avant.`,
  doneNext: 'Si vous pouvez joindre la personne, demandez-lui de répondre à notre message le plus récent ou de se connecter.',
};
