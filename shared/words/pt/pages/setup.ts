import type * as english from '#words/en/pages/setup.ts';
import { plural } from '#words/plural.ts';

const steps = plural('pt', {
  one: '# de 6 passos está concluído.',
  many: '# de 6 passos estão concluídos.',
  other: '# de 6 passos estão concluídos.',
});
const mayBeMissing = plural('pt', { one: 'Pode faltar uma delas.', many: 'Podem faltar # delas.', other: 'Podem faltar # delas.' });
const documents = plural('pt', { one: '# documento', many: '# documentos', other: '# documentos' });

export const setup: typeof english.setup = {
  title: 'Preparar o seu testamento',
  lead: [
    'Seis passos levam ao seu testamento selado. Demoram cerca de meia hora. Bastam um navegador, uma caixa de e-mail e uma impressora.',
    'Pode parar quando quiser. O que fez fica guardado, e continua aqui.',
  ],
  needsTitle: 'O que é preciso',
  needs: [
    'uma impressora, para o segundo passo. Sem impressora, pode guardar aí as folhas como ficheiro e imprimi-las noutro lugar',
    'os endereços de e-mail ou números de telefone das pessoas em quem confia',
    'os seus documentos em ficheiros: PDF, Word (DOCX), texto ou imagens',
  ],
  progress: steps,
  hints: {
    people: 'Quem pode abrir o seu testamento, e quantas pessoas têm de participar',
    papers: 'Imprimir uma folha para cada pessoa e verificá-la',
    place: 'Onde fica guardado o seu testamento selado',
    documents: 'O que as suas pessoas de confiança vão ler',
    checks: 'Com que frequência lhe perguntamos se está bem',
    seal: 'Rever tudo mais uma vez. Depois, selamos o seu testamento',
  },
  status: { done: 'Concluído', next: 'A seguir', open: 'Por fazer', waits: 'Mais tarde' },
  waitsForPeople: 'Indique primeiro as suas pessoas de confiança.',
  waitsForAll: 'Conclua primeiro os passos acima.',
  start: 'Começar',
  allSteps: 'Todos os passos',
  stepOf: (number: number) => `Passo ${number} de 6`,
  saved: 'Tudo nesta página está guardado. Pode parar aqui e continuar mais tarde.',

  people: {
    firstTitle: 'A quem confia a abertura do seu testamento?',
    first: 'Indique pelo menos duas pessoas. Só em conjunto podem abrir o seu testamento, quando já não o puder fazer.',
    anotherTitle: 'Indicar outra pessoa',
    listTitle: plural('pt', { one: 'Indicou # pessoa', many: 'Nomeou # pessoas', other: 'Indicou # pessoas' }),
    noteOne: 'São precisas pelo menos duas pessoas.',
    noteTwo: 'Duas bastam para começar. Com três, o seu testamento pode ser aberto mesmo que uma delas não possa ajudar.',
    note: 'Pode alterar esta lista quando quiser.',
    unreachable: 'Não conseguimos contactar esta pessoa com os nossos próprios e-mails. Se ela tiver um endereço de e-mail, adicione-o.',
    another: 'Indicar outra pessoa',
    full: 'Já indicou 10 pessoas. É o máximo.',
  },

  threshold: {
    title: 'Quantas delas têm de participar?',
    text: 'É este o número de pessoas de confiança que têm de confirmar a identidade antes de alguém poder ler alguma coisa.',
    both: 'Com duas pessoas, ambas são necessárias. Se uma delas não puder ajudar, ninguém pode abrir o seu testamento. Recomendamos uma terceira pessoa.',
    nameThird: 'Indicar uma terceira pessoa',
    continueWithTwo: 'Continuar com duas pessoas',
    option: (threshold: number, total: number) => `${threshold} de ${total}`,
    spare: (count: number) => (count === 0 ? 'Se uma delas não puder ajudar, ninguém pode abrir o seu testamento.' : mayBeMissing(count)),
    recommended: 'recomendado',
  },

  papers: {
    title: 'Imprimir as folhas',
    text: 'Cada pessoa recebe uma folha num envelope selado. Com ela, pode confirmar a sua identidade e abrir o testamento, mesmo sem este serviço.',
    onlyHere: (names: string) =>
      `As folhas destas pessoas ainda não estão impressas: ${names}. Estão apenas nesta janela. Se parar antes de as imprimir, terá de as criar de novo mais tarde, no passo «As folhas».`,
    notAmong: (names: string) =>
      `As folhas destas pessoas não estão nesta impressão: ${names}. Foram criadas antes, e não as podemos mostrar de novo. Depois destas folhas, verifique as que tem e crie de novo as outras.`,
    missingTitle: 'Verificar as folhas',
    missing: (names: string) => `Ainda não verificou as folhas destas pessoas: ${names}.`,
    inHands: 'Tenho as folhas impressas na mão',
    inHandsText: 'Introduza um código de reserva de cada folha. Leia-o na folha. O código não se gasta.',
    notPrinted: 'Não tenho estas folhas',
    notPrintedText:
      'Só mostramos os códigos e as chaves uma vez, e não ficamos com eles. A folha anterior de cada pessoa que escolher deixa então de ser válida. Se a encontrar, destrua-a.',
    choose: 'Quem precisa de uma folha nova?',
    chooseMissing: 'Escolha pelo menos uma pessoa.',
    make: 'Criar folhas novas',
    doneTitle: 'As folhas estão impressas e verificadas',
    done: 'Entregue cada envelope em mão. Não precisa de esperar por isso: continue já aqui.',
    later: 'Verificar as folhas mais tarde',
    laterText: 'Pode verificá-las quando quiser, mesmo depois de o seu testamento estar selado.',
    laterLink: 'Ir para a página «Pessoas de confiança»',
  },

  place: {
    title: 'Onde deve ficar guardado o seu testamento selado?',
    doneTitle: 'O armazenamento está pronto',
    done: (name: string) => `O seu testamento selado fica guardado em «${name}». Escrevemos lá um pequeno ficheiro, voltámos a lê-lo e eliminámo-lo.`,
    doneOurs: 'O seu testamento selado fica guardado neste serviço, encriptado. Pode mudá-lo para um armazenamento seu quando quiser.',
    broken: (name: string) => `«${name}» não funciona. Adicione aqui outro armazenamento, ou corrija os dados deste.`,
    correct: 'Ir para a página «Armazenamentos»',
    another: 'Usar outro armazenamento',
  },

  documents: {
    title: 'Que documentos devem ler as suas pessoas de confiança?',
    text: 'O seu testamento e tudo o que possa ajudar a sua família: seguros, contas, desejos para o funeral. Selamo-los no último passo.',
    none: 'Adicione pelo menos um documento para continuar.',
  },

  checks: {
    text: 'Perguntamos-lhe por e-mail. Enquanto responder, nada mais acontece.',
  },

  review: {
    title: 'Reveja as suas respostas',
    missingTitle: 'Ainda faltam alguns passos',
    missing: 'Antes disso, o seu testamento não pode ser selado:',
    threshold: 'Necessário para abrir o seu testamento',
    thresholdValue: (threshold: number, total: number) => `${threshold} de ${total}, em conjunto`,
    hasMessage: 'Com uma mensagem pessoal',
    papersDone: 'Todas impressas e verificadas',
    papersOpen: (names: string) => `Ainda por verificar: ${names}`,
    papersAdvice:
      'Pode selar agora o seu testamento e verificar estas folhas mais tarde. Sem a folha, cada pessoa precisa dos e-mails ou das mensagens que enviamos.',
    documentsValue: (count: number, size: string) => `${documents(count)}, ${size} no total`,

    silence: plural('pt', {
      one: 'Se nunca respondesse, isso aconteceria ao fim de # dia, no máximo.',
      many: 'Se nunca respondesse, isso aconteceria ao fim de # dias, no máximo.',
      other: 'Se nunca respondesse, isso aconteceria ao fim de # dias, no máximo.',
    }),
    nextTitle: 'O que acontece quando sela o testamento',
    next: [
      'Encriptamos os seus documentos e colocamo-los no armazenamento que escolheu. A partir daí, só os abrimos quando participarem pessoas de confiança suficientes.',
      'Repartimos a chave pelas suas pessoas de confiança.',
      'Não escrevemos às suas pessoas de confiança.',
    ],
  },

  done: {
    lead: 'Está tudo preparado.',
    firstCheck: 'Perguntamos-lhe pela primeira vez em',
    answer: 'Basta premir o botão dessa mensagem. Também nos pode dizer que está bem quando quiser, na página «Resumo».',
    silent:
      'Se não responder, enviamos-lhe um lembrete e voltamos a perguntar. Só informamos as suas pessoas de confiança depois de várias perguntas sem resposta.',
    envelopes:
      'Entregue os envelopes selados às suas pessoas de confiança. Explique-lhes para que servem, e onde está o seu testamento selado ou uma cópia: sem este serviço, terão de o encontrar.',
  },

  failures: {
    threshold_exceeds_survivors: 'Têm de participar mais pessoas do que as que indicou. Indique outra pessoa, ou escolha um número mais baixo.',
  } as Record<string, string>,
};
