import type * as english from '#words/en/pages/paper-print.ts';
import { plural } from '#words/plural.ts';

const sheets = plural('fr', { one: 'Imprimer # page', many: 'Imprimer # pages', other: 'Imprimer # pages' });
const forPeople = plural('fr', { one: 'pour # personne', many: 'pour # personnes', other: 'pour # personnes' });
const attempts = plural('fr', { one: '# code', many: '# codes', other: '# codes' });

export const paperPrint: typeof english.paperPrint = {
  once: 'Les codes et la clé ne sont affichés que maintenant',
  onceText: 'Nous ne les gardons pas. Si vous quittez cette page avant de les avoir imprimés, vous devrez faire une nouvelle feuille.',
  steps: (people: number) => [
    people === 1
      ? 'Imprimez les deux pages sur du papier blanc, chacune séparément.'
      : 'Imprimez deux pages par personne sur du papier blanc, chacune séparément.',
    'Regardez-les : le texte et les codes QR doivent être nets et complets.',
    people === 1
      ? 'Puis tapez ci-dessous un code de la feuille. Vous saurez ainsi que l’impression est bonne.'
      : 'Puis tapez ci-dessous un code de la feuille de chaque personne. Vous saurez ainsi que les impressions sont bonnes.',
  ],
  print: (people: number) => `${sheets(people * 2)} ${forPeople(people)}`,
  noPrinter: 'Je n’ai pas d’imprimante',
  show: 'Voir les pages sur cet écran',
  showText:
    'Dans la fenêtre d’impression, enregistrez les pages dans un fichier (PDF). Imprimez-le chez quelqu’un qui n’est pas l’une de vos personnes de confiance, ou depuis une clé USB dans un magasin. Puis supprimez le fichier partout : il contient tous les codes et toutes les clés. Ne l’envoyez pas par e-mail. Vous pouvez aussi recopier la première page à la main.',
  typeTitle: 'Tapez un code de la feuille',
  typeText: 'Lisez un code de secours sur la feuille imprimée, pas sur l’écran. Il reste valable.',
  code: (name: string) => `Un code de secours de la feuille de ${name}`,
  codeHint: 'Huit lettres et chiffres, par exemple ABCD-1234.',
  codeMissing: 'Saisissez les huit lettres et chiffres d’un code de secours.',
  confirm: 'Vérifier ce code',
  confirmed: (name: string) => `La feuille de ${name} est bonne`,
  wrongTitle: 'Ce code n’est pas sur la feuille la plus récente de cette personne',
  wrong: (count: number) =>
    `Relisez-le, et regardez si la feuille est bien la plus récente de cette personne. Si vous ne pouvez pas le lire, imprimez de nouveau ou faites une nouvelle feuille. Vous avez essayé ${attempts(count)}. Après 10 codes en une heure, vous devez attendre.`,
  later: 'Je taperai le code plus tard',
  laterTitle: 'Les pages sont-elles imprimées ?',
  laterText:
    'Nous n’affichons les codes et la clé que maintenant. Si les pages ne sont pas imprimées, restez ici. Vous pourrez taper un code plus tard. D’ici là, nous vous rappelons que la feuille n’est pas vérifiée.',
  stay: 'Rester ici',
  leave: 'Elles sont imprimées : continuer',
  handoverTitle: 'Remettez maintenant la feuille',
  handover: [
    'La deuxième page a une ligne pour noter où se trouve votre testament scellé ou une copie. Écrivez-le là, à la main. Si vous choisissez l’espace de stockage à l’étape suivante, laissez les enveloppes ouvertes jusque-là.',
    'Pliez les deux pages de façon que rien ne se lise de l’extérieur, et mettez-les dans une enveloppe. Une clé USB avec le programme de récupération peut les accompagner.',
    'Cachetez l’enveloppe, et écrivez dessus le nom de la personne.',
    'Remettez-la en main propre. N’en gardez pas de copie, et supprimez tout fichier que vous avez enregistré.',
  ],
  saveProgram: 'Enregistrer le programme de récupération pour une clé USB',
  done: 'Terminé',
  failures: {
    rate_limited: 'Trop de codes ont été essayés. La feuille est inchangée. Attendez jusqu’à l’heure ci-dessous, puis réessayez.',
  } as Record<string, string>,
};
