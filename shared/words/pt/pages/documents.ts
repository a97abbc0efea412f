import type * as english from '#words/en/pages/documents.ts';
import { plural } from '#words/plural.ts';

export const documents: typeof english.documents = {
  title: 'Já pode ler o testamento',
  until: (moment: string) => `Pode ler e guardar os documentos até ${moment}.`,
  daysLeft: plural('pt', { one: 'Falta # dia', many: 'Faltam # dias', other: 'Faltam # dias' }),
  lastDay: 'Falta menos de um dia',
  opening: 'Estamos a abrir os documentos e a verificar se são o que foi selado. Pode demorar meio minuto.',

  message: 'Uma mensagem pessoal para si',
  noMessage: 'Não foi escrita nenhuma mensagem pessoal para si. Os documentos estão a seguir.',
  printMessage: 'Imprimir a mensagem e a lista',

  documents: plural('pt', { one: '# documento', many: '# documentos', other: '# documentos' }),
  advice: 'Guarde os documentos no seu próprio telemóvel ou computador. Depois da data acima, já não os podemos mostrar.',
  save: 'Guardar',
  saveAgain: 'Guardar de novo',
  saving: (percent: number) => `${percent} % transferidos`,
  waiting: 'À espera das outras transferências. Começa automaticamente.',
  pause: 'Pausar',
  proceed: 'Continuar',
  paused: (percent: number) => `Em pausa: ${percent} %. Nada se perdeu.`,
  offline: (percent: number) =>
    `Este dispositivo não está ligado à Internet. ${percent} % está transferido e mantém-se. Continuamos automaticamente quando a ligação voltar.`,
  saved: 'Guardado. Procure na pasta das transferências.',
  savedAsSealed: 'Guardado. É exatamente o que foi selado. Procure na pasta das transferências.',
  saveAll: 'Guardar todos os documentos',
  savePart: (part: number, of: number) => `Guardar a parte ${part} de ${of}`,
  aboutArchive:
    'Todos os documentos vêm num ficheiro ZIP. Toque ou clique nele, nas suas transferências, para os ver. Se não chegar, guarde os documentos um a um.',
  broken: 'A ligação foi interrompida. Nada se perdeu. Tente novamente: continua onde parou.',
  notSaved: 'Não foi possível transferir este documento. Tente novamente. Se voltar a falhar, tente amanhã: verificamos os documentos todos os dias.',
  different: 'O que chegou é diferente do que foi selado, por isso não foi guardado. Tente novamente.',
  failed: 'Este dispositivo não conseguiu abrir ou guardar este documento. Nada se perdeu. Tente novamente, ou experimente outro dispositivo.',

  checked: 'Verificado',
  notChecked: 'Ainda não verificado',
  aboutChecks: 'O que significa «Verificado»?',
  aboutChecksText: [
    'Verificado: voltámos a ler este documento quando o testamento foi aberto. Cada byte é o que foi selado.',
    'Ainda não verificado: não conseguimos ler todo este documento. Pode estar danificado, ou o seu armazenamento pode estar indisponível. Tentamos de novo todos os dias.',
  ],
  slip: 'Tem uma tira de papel com as palavras «Selado por»?',
  slipText:
    'A sua tira diz que os documentos foram encriptados no dispositivo da pessoa de quem é o testamento. Estes documentos não o foram. Talvez essa pessoa o tenha mudado mais tarde, ou alguém substituiu os documentos. Pergunte às outras pessoas de confiança antes de confiar neles.',
  kind: { pdf: 'PDF', word: 'Documento Word', text: 'Texto', picture: 'Imagem', other: 'Ficheiro' },
  evidence: {
    title: 'Prova para um cartório notarial ou um tribunal',
    text: 'Podemos fazer um relatório assinado sobre esta transmissão: que perguntas e avisos foram enviados, quem confirmou a identidade, quando o testamento foi aberto e que documentos tem. Pode imprimi-lo ou guardá-lo. Não tem os nomes das outras pessoas de confiança.',
    open: 'Mostrar a prova',
    back: 'Voltar',
  },
};
