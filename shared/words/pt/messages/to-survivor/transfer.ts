import type * as english from '#words/en/messages/to-survivor/transfer.ts';
import { plural } from '#words/plural.ts';
import { opening } from './opening.ts';

const startedAndStopped = plural('pt', { one: 'iniciada e parada uma vez', many: 'iniciada e parada # vezes', other: 'iniciada e parada # vezes' });

const waiting = { ...opening, enough: 'Os documentos só se abrem depois de um número suficiente de pessoas de confiança confirmar a identidade.' };

export const transfer: typeof english.transfer = {
  'transfer-started-survivor': {
    ...waiting,
    subject: (host: string) => `A transmissão do testamento de ${host} foi iniciada`,
    opening: (host: string) => `A transmissão deste testamento foi iniciada. ${host} ainda pode pará-la.`,
    confirm: 'Pode confirmar já a sua identidade, com um código que lhe enviamos ou com um código de reserva da folha no seu envelope selado.',
    short: 'Foi iniciada a transmissão de um testamento em que é pessoa de confiança.',
  },

  'authenticate-now': {
    ...waiting,
    subject: (host: string) => `Confirme a sua identidade para abrir o testamento de ${host}`,
    opening: (host: string) => `Terminou o prazo em que ${host} podia parar a transmissão com um link.`,
    confirm: 'Confirme agora a sua identidade, com um código que lhe enviamos ou com um código de reserva da folha no seu envelope selado.',
    short: 'Um testamento em que é pessoa de confiança precisa que confirme a sua identidade.',
  },

  'authenticate-reminder': {
    ...waiting,
    subject: (host: string) => `Lembrete: confirme a sua identidade para abrir o testamento de ${host}`,
    opening: 'Está a decorrer uma transmissão deste testamento, e a sua identidade ainda não foi confirmada.',
    mayBeMissing: 'A sua confirmação pode ser a que falta.',
    takeTime: 'Leve o tempo de que precisar: esperar não muda nada.',
    short: 'Lembrete: um testamento em que é pessoa de confiança ainda precisa que confirme a sua identidade.',
  },

  'transfer-cancelled-survivor': {
    subject: (host: string) => `A transmissão do testamento de ${host} foi parada`,
    opening: 'A transmissão deste testamento foi parada.',
    closed: 'Agora não abrimos nada. Não precisa de fazer nada.',
    short: 'Foi parada a transmissão de um testamento em que é pessoa de confiança.',
  },

  'starts-digest-survivor': {
    subject: (host: string) => `A transmissão do testamento de ${host} foi de novo iniciada e parada`,
    opening: (since: string, stops: number) => `Desde ${since}, a transmissão deste testamento foi ${startedAndStopped(stops)}.`,
    onceADay: 'Já tinha sido parada antes, por isso só escrevemos sobre isto uma vez por dia.',
    ownMessage: 'Não precisa de fazer nada. Se uma transmissão decorrer durante um dia, recebe uma mensagem à parte sobre ela.',
    short: 'A transmissão de um testamento em que é pessoa de confiança foi de novo iniciada e parada.',
  },

  'documents-accessible': {
    subject: (host: string) => `Os documentos de ${host} já podem ser lidos`,
    opening: 'Um número suficiente de pessoas confirmou a identidade. Por isso, os documentos estão agora abertos.',
    readUntil: (until: string) =>
      `Se já confirmou a sua identidade, pode ler a mensagem pessoal para si e transferir os documentos até ${until}. Se não, a mesma página pede-lhe que o faça.`,
    save: 'Guarde os documentos no seu próprio computador.',
    step: 'Ler a minha mensagem e os documentos',
    short: 'Os documentos de um testamento em que é pessoa de confiança já podem ser lidos.',
  },

  'opening-failed': {
    subject: (host: string) => `Os documentos de ${host} ainda não podem ser abertos`,
    opening: 'Um número suficiente de pessoas confirmou a identidade, mas ainda não conseguimos abrir os documentos.',
    why: 'Não conseguimos lê-los no armazenamento em que são guardados, ou não são iguais ao que foi selado. Só mostramos documentos que são exatamente o que foi selado.',
    again: 'Tentamos de novo todos os dias e escrevemos-lhe assim que os documentos se abrirem. Não precisa de confirmar outra vez a sua identidade.',
    keepEnvelope: 'Guarde o seu envelope selado. Também abre os documentos sem nós, se alguém encontrar uma cópia intacta.',
    short: 'Um testamento em que é pessoa de confiança ainda não pode ser aberto. Tentamos de novo todos os dias.',
  },

  'first-access': {
    subject: (host: string) => `Os documentos de ${host} foram abertos com o seu código`,
    opening: 'Os documentos acabam de ser abertos pela primeira vez por alguém que confirmou a identidade em seu nome.',
    ifYou: 'Se foi por sua iniciativa, não precisa de fazer nada.',
    notYou: 'Se não foi, outra pessoa usou o seu código. Avise as outras pessoas de confiança e ponha o seu envelope selado em lugar seguro.',
    short: 'Os documentos de um testamento foram abertos pela primeira vez com a sua prova de identidade.',
  },

  'codes-guessed': {
    subject: (host: string) => `Foram introduzidos muitos códigos errados para o testamento de ${host}`,
    opening: (whose: string) => `Alguém introduziu muitos códigos errados em nome de ${whose} na transmissão deste testamento.`,

    unnamed: 'uma das pessoas de confiança',
    slower: 'Nada foi aberto. Agora enviamos códigos para esta pessoa com muito menos frequência, para que adivinhá-los demore demasiado tempo.',
    mistyped:
      'Se alguma das pessoas de confiança se enganou ao escrever os códigos, deve usar antes um código de reserva da folha no envelope selado. Se não, não precisa de fazer nada.',
    short: 'Alguém introduziu muitos códigos errados para um testamento em que é pessoa de confiança. Nada foi aberto.',
  },

  'backup-codes-guessed': {
    subject: (host: string) => `Foram introduzidos muitos códigos de reserva errados para o testamento de ${host}`,
    opening: 'No espaço de um dia, alguém introduziu pelo menos dez códigos de reserva errados em seu nome na transmissão deste testamento.',
    stillWork: 'Um código errado não abre nada, e os códigos da folha no seu envelope selado continuam válidos.',
    ifYou: 'Se foi por sua iniciativa, leia de novo o código na sua folha, ou peça que lhe enviemos um código.',
    notYou: (host: string) => `Se não foi, outra pessoa pode ter visto a sua folha. Avise ${host}.`,
    short: 'Alguém introduziu muitos códigos de reserva errados em seu nome num testamento em que é pessoa de confiança.',
  },

  'transfer-stalled-survivor': {
    subject: (host: string) => `O testamento de ${host} ainda não pode ser aberto`,
    opening: 'Nos últimos 30 dias, não houve pessoas de confiança suficientes a confirmar a identidade.',
    stillValid:
      'Tudo o que foi feito até agora continua válido. Os documentos abrem-se assim que um número suficiente de pessoas confirmar a identidade.',
    speak:
      'Se puder, fale com as outras pessoas. Cada uma precisa de um código que enviamos, ou de um código de reserva da folha no próprio envelope selado.',
    short: 'Um testamento em que é pessoa de confiança continua fechado: ainda não há pessoas suficientes que tenham confirmado a identidade.',
  },
};
