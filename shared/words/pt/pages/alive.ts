import type * as english from '#words/en/pages/alive.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('pt', { one: 'mais # tentativa', many: 'mais # tentativas', other: 'mais # tentativas' });

export const alive: typeof english.alive = {
  title: 'A pessoa está viva e apenas não pode responder',
  lead: 'Diga-nos isto se sabe que a pessoa que confia em si está viva, por exemplo em viagem ou no hospital, e não pode responder às nossas mensagens.',
  happens: 'O que acontece depois',
  steps: [
    'Tudo fica à espera durante 15 dias. Uma transmissão que tenha sido iniciada só com um nome não abre nada durante este tempo.',
    'Avisamos a pessoa e as outras pessoas de confiança de que nos disse isto, indicando o seu nome.',
    'Se não tivermos notícias ao fim de 15 dias, voltamos a perguntar a todas as pessoas de confiança. Isto pode ser dito duas vezes no total.',
  ],
  others: 'Se outra pessoa de confiança souber que a pessoa que confia em si morreu e confirmar a identidade, isso vale mais.',
  how: 'Como quer confirmar a sua identidade?',
  byPaper: 'Com a folha do meu envelope selado',
  byPaperHint: 'O código da folha não se gasta.',
  byCode: 'Com um código para o meu telefone ou endereço de e-mail',
  byCodeHint: 'Tem de ser um contacto que tenha sido guardado para si.',
  paperTitle: 'Confirmar com a sua folha',
  codeTitle: 'Confirmar com um código',
  submit: 'A pessoa está viva',
  codeIsWrong: (left: number) =>
    left === 0 ? 'Este código já não é válido. Peça um novo código.' : `Este código está errado. Nada foi alterado. Tem ${attempts(left)}.`,
  back: 'Voltar',
  doneTitle: 'Agradecemos. Agora, tudo fica à espera',
  done: (date: string) =>
    `Esperamos até ${date} e escrevemos agora a todas as pessoas envolvidas. Se a pessoa nos responder antes, fica tudo como estava.`,
  doneNext: 'Se conseguir contactar a pessoa, peça-lhe que responda à nossa mensagem mais recente ou que inicie sessão.',
};
