import type * as english from '#words/en/pages/start.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('pt', { one: 'mais # tentativa', many: 'mais # tentativas', other: 'mais # tentativas' });

export const start: typeof english.start = {
  title: 'Iniciar a transmissão de um testamento',
  lead: 'Faça isto se a pessoa que confiou em si morreu. A transmissão consiste em abrir o testamento às pessoas de confiança.',
  happens: 'O que acontece se iniciar',
  steps: [
    'Como pode haver um engano, escrevemos primeiro à pessoa de quem é o testamento, por todos os seus canais. Essa pessoa tem 48 horas para parar a transmissão.',
    'Durante este tempo, não abrimos nada.',
    'Tal como as outras pessoas de confiança, confirma a sua identidade, com um código que enviamos ou com um código da sua folha.',
    'Quando pessoas suficientes o tiverem feito, pode ler a sua mensagem pessoal e guardar os documentos durante 14 dias.',
  ],
  harmless: 'Nada se pode estragar. Se iniciar por engano, a pessoa pode parar a transmissão, e o testamento continua fechado.',
  how: 'Como quer iniciar?',
  howByPaper: 'Com a folha do meu envelope selado',
  howByPaperHint: 'Assim confirma também a sua identidade. Não precisa de nenhuma mensagem nossa.',
  howByCode: 'Com um código para o meu telefone ou e-mail',
  howByCodeHint: 'Tem de ser um contacto que tenha sido guardado para si.',
  howByName: 'Só com o meu nome',
  howByNameHint: 'Enviamos-lhe então uma mensagem com o seu link pessoal.',
  howByHelp: 'Não tenho nada disto, ou não tenho a certeza',
  howByHelpHint: 'Enviamos-lhe uma mensagem que diz o que fazer.',
  isAlive: 'Sabe que a pessoa está viva?',
  tellAlive: 'Está viva, só não consegue responder',
  back: 'Voltar',
  start: 'Iniciar a transmissão',

  byName: 'Iniciar com o seu nome',
  name: 'O seu nome',
  nameHint: 'Tal como o escreveu a pessoa que confia em si, por exemplo «Pedro Silva».',
  nameMissing: 'Introduza o seu nome.',
  notFound:
    'Não encontrámos nenhum testamento com este número em que conste o seu nome. Nada foi iniciado. Escreva o seu nome tal como a pessoa o escreveu, ou use a sua folha.',
  running: 'Já está em curso uma transmissão deste testamento',
  runningText:
    'Não precisa de a iniciar novamente. Enviámos-lhe uma mensagem com o seu link pessoal, no máximo uma vez por hora. Abra esse link, ou participe com a sua folha ou com um código.',
  needsProof: 'Só o nome não basta para este testamento',
  needsProofText:
    'A pessoa de quem é o testamento quer que todas as pessoas confirmem primeiro a sua identidade. Nada foi iniciado. Inicie com a sua folha ou com um código.',
  tooSoon: 'A transmissão foi parada duas vezes há pouco tempo. Por isso, agora só o nome não basta. Inicie com um código ou com a sua folha.',

  byCode: 'Iniciar com um código',
  contactType: 'Para onde enviamos o código?',
  contactTypes: { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' },
  contactValue: { email: 'O seu endereço de e-mail', phone: 'O seu número de telefone', telegram: 'O seu nome no Telegram' },
  contactHint: {
    email: 'O endereço que a pessoa que confia em si conhece.',
    phone: 'Com o indicativo do país, por exemplo +43 660 1234567.',
    telegram: 'Por exemplo @ana_silva.',
  },
  contactMissing: {
    email: 'Introduza um endereço de e-mail, como nome@example.com.',
    phone: 'Introduza o número com + e o indicativo do país, sem (0).',
    telegram: 'Introduza um nome, como @utilizador.',
  },
  hostEmail: 'Endereço de e-mail da pessoa de quem é o testamento',
  codeSent: (destination: string) =>
    `Se o seu nome consta deste testamento com ${destination}, estamos a enviar-lhe agora um código de 6 algarismos.`,
  codeIsWrong: (left: number) =>
    left === 0
      ? 'Este código já não funciona. Nada foi iniciado. Peça um novo código.'
      : `Este código está errado. Nada foi iniciado. Tem ${attempts(left)}.`,
  newCode: 'Enviar um novo código, ou mudar o endereço',

  byPaper: 'Iniciar com a sua folha',
};
