import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/prove.ts';
import { plural } from '#words/plural.ts';

const attempts = plural('pt', { one: '# tentativa', many: '# tentativas', other: '# tentativas' });
const secondsLeft = plural('pt', { one: '# segundo', many: '# segundos', other: '# segundos' });

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

export const prove: typeof english.prove = {
  title: 'Confirme a sua identidade',
  choose: 'Escolha o que tem à mão. Basta uma das duas opções.',
  open: 'Os documentos estão abertos. Confirme a sua identidade para os ler.',
  sessionEnded: 'A sua sessão terminou. Confirme novamente a sua identidade. Um código de reserva que usou nesta transmissão continua a funcionar.',
  before: 'Se já confirmou a sua identidade nesta transmissão, não precisa de o fazer outra vez antes de os documentos se abrirem.',

  joined: 'A transmissão está em curso',
  linkSent: 'Vamos enviar-lhe uma mensagem com o seu link pessoal. Abra esse link para confirmar a sua identidade. Já o pode fazer.',
  noLink: 'O nosso SMS não tem link pessoal, e uma mensagem pode não lhe chegar. Pode confirmar aqui a sua identidade com a sua folha.',

  byCode: 'Com um código que lhe enviamos',
  byCodeText: 'Enviamos um código de 6 algarismos para o telefone ou o endereço de e-mail que foi guardado para si.',
  channelQuestion: 'Por que canal?',
  anyChannel: 'O que foi escolhido para si',
  channel: (channel: Channel) => CHANNELS[channel],
  send: 'Enviar-me um código',
  sent: (channel: Channel, destination: string) => `Enviámos um código por ${CHANNELS[channel]} para ${destination}.`,
  code: 'O seu código de 6 algarismos',
  codeHint: 'Funciona durante 10 minutos. Se tem vários códigos, use o mais recente. Não o dê a ninguém.',
  codeMissing: 'Introduza os 6 algarismos do código.',
  confirm: 'Confirmar a minha identidade',
  resend: 'Enviar um código novo',
  resendAfter: (seconds: number) => `Pode pedir um código novo dentro de ${secondsLeft(seconds)}.`,
  otherChannel: 'Usar outro canal',
  wrongCode: (left: number) => `Este código está errado. Ainda tem ${attempts(left)} com ele.`,
  usedUp: 'Este código já não funciona. Peça um código novo, ou use um código de reserva da sua folha.',
  noSuchChannel: (channel: Channel) => `Não temos nenhum contacto seu para ${CHANNELS[channel]}. Por isso, nada foi enviado. Escolha outro canal.`,
  undelivered:
    'Não conseguimos entregar-lhe um código. Talvez o seu endereço tenha mudado, ou um fornecedor não esteja disponível agora. Use um código de reserva da sua folha, ou tente novamente mais tarde.',

  byPaper: 'Com um código da sua folha',
  byPaperText: 'A folha no seu envelope selado tem códigos de reserva como ABCD-1234. Cada um funciona uma vez, por isso risque-o depois de o usar.',
  backupCode: 'Um código de reserva da sua folha',
  backupCodeHint: 'Oito letras e algarismos. Maiúsculas ou minúsculas, com ou sem o traço.',
  backupCodeMissing: 'Introduza as oito letras e algarismos de um código de reserva.',
  survivorId: 'Número da pessoa de confiança, na sua folha',
  willId: 'Número do testamento, na sua folha',
  idHint: 'Letras e algarismos, como na sua folha. Os traços são opcionais.',
  idMissing: 'Este número está incompleto ou tem um erro. Compare cada grupo com a folha.',
  wrongBackupCode: (left: number) =>
    `Este código de reserva está errado ou já foi usado. Compare-o com a sua folha, ou use outro. Ainda tem ${attempts(left)} nesta hora.`,
  tooManyBackupCodes:
    'Foram experimentados demasiados códigos de reserva. Os seus códigos continuam válidos. Tente novamente daqui a uma hora, ou use um código que lhe enviamos.',
  notThisWill: 'Não encontrámos nenhum testamento com este número em que seja pessoa de confiança. Compare os dois números com a sua folha.',

  failures: {
    survivor_not_found: 'Este link não corresponde a esta transmissão. Abra a nossa mensagem mais recente, ou use a sua folha.',
  },
};
