import type * as english from '#words/en/pages/paper-print.ts';
import { plural } from '#words/plural.ts';

const sheets = plural('pt', { one: 'Imprimir # folha', many: 'Imprimir # folhas', other: 'Imprimir # folhas' });
const forPeople = plural('pt', { one: 'para # pessoa', many: 'para # pessoas', other: 'para # pessoas' });
const attempts = plural('pt', { one: '# código', many: '# códigos', other: '# códigos' });

export const paperPrint: typeof english.paperPrint = {
  once: 'Os códigos e a chave só são mostrados agora',
  onceText: 'Não os guardamos. Se sair desta página antes de estarem impressos, tem de criar folhas novas.',
  steps: (people: number) => [
    people === 1
      ? 'Imprima as duas folhas em papel branco, cada uma na sua página.'
      : 'Imprima duas folhas para cada pessoa em papel branco, cada uma na sua página.',
    'Observe-as: o texto e os códigos quadrados têm de estar nítidos e completos.',
    people === 1
      ? 'Depois escreva abaixo um código da folha. Assim sabe que a impressão está boa.'
      : 'Depois escreva abaixo um código da folha de cada pessoa. Assim sabe que as impressões estão boas.',
  ],
  print: (people: number) => `${sheets(people * 2)} ${forPeople(people)}`,
  noPrinter: 'Não tenho impressora',
  show: 'Ver as folhas neste ecrã',
  showText:
    'Na janela de impressão, guarde as folhas como ficheiro (PDF). Imprima-o em casa de alguém que não seja uma das suas pessoas de confiança, ou a partir de uma pen USB numa loja. Depois elimine o ficheiro em todo o lado: tem todos os códigos e chaves. Não o envie por e-mail. Também pode copiar a primeira folha à mão.',
  typeTitle: 'Escreva um código da folha',
  typeText: 'Leia um código de reserva na folha impressa, e não no ecrã. O código não fica gasto.',
  code: (name: string) => `Um código de reserva da folha de ${name}`,
  codeHint: 'Oito letras e algarismos, por exemplo ABCD-1234.',
  codeMissing: 'Introduza as oito letras e algarismos de um código de reserva.',
  confirm: 'Verificar este código',
  confirmed: (name: string) => `A folha de ${name} está em ordem`,
  wrongTitle: 'Este código não está na folha mais recente desta pessoa',
  wrong: (count: number) =>
    `Leia-o outra vez e veja se a folha é a mais recente desta pessoa. Se não conseguir ler o código, imprima novamente ou crie folhas novas. Já experimentou ${attempts(count)}. Depois de 10 numa hora, tem de esperar.`,
  later: 'Escrevo o código mais tarde',
  laterTitle: 'As folhas estão impressas?',
  laterText:
    'Só mostramos os códigos e a chave agora. Se as folhas não estão impressas, fique aqui. Pode escrever um código mais tarde. Até lá, lembramos-lhe que a folha não está verificada.',
  stay: 'Ficar aqui',
  leave: 'Estão impressas: continuar',
  handoverTitle: 'Entregue agora as folhas',
  handover: [
    'A segunda folha tem uma linha para escrever onde está guardado o seu testamento selado ou uma cópia. Escreva-o aí à mão. Se só escolher o armazenamento no passo seguinte, deixe os envelopes abertos até lá.',
    'Dobre as duas folhas de modo que nada se possa ler por fora e ponha-as num envelope. Pode juntar uma pen USB com o programa de recuperação.',
    'Sele o envelope e escreva nele o nome da pessoa.',
    'Entregue-o em mão. Não fique com nenhuma cópia e, se guardou um ficheiro, elimine-o.',
  ],
  saveProgram: 'Guardar o programa de recuperação para uma pen USB',
  done: 'Concluído',
  failures: {
    rate_limited: 'Foram experimentados demasiados códigos. A folha não mudou. Aguarde até à hora indicada abaixo e tente novamente.',
  } as Record<string, string>,
};
