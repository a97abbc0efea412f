import type * as english from '#words/en/pages/waiting.ts';
export const waiting: typeof english.waiting = {
  countdown: 'Os documentos podem abrir-se dentro de',
  isConfirmed: 'A sua identidade está confirmada.',
  opensAt: (moment: string) => `O testamento abre-se em ${moment}`,
  opensFrom: (moment: string) => `O testamento pode abrir-se a partir de ${moment}`,
  waitsForOthers: 'O testamento espera por mais pessoas de confiança',
  opensSoon: 'O testamento abre-se dentro de momentos',
  whyWait: 'Até lá, a pessoa de quem é o testamento pode parar a transmissão.',

  next: 'O que acontece a seguir',
  nextNothing: 'Agora não precisa de fazer nada. Pode fechar esta página e voltar com o seu link pessoal ou com a sua folha.',
  nextMessage: 'Enviamos-lhe uma mensagem assim que os documentos estiverem abertos.',
  nextOthers: 'Se puder, fale com as outras pessoas de confiança: cada uma precisa de um código que enviamos, ou de um código da sua folha.',
  nextKeepPaper: 'Guarde o seu envelope selado. Continua a servir, mesmo que uma mensagem não chegue até si.',
  calendar: 'Guardar esta data no meu calendário',
  calendarTitle: 'Os documentos do testamento podem abrir-se',
  calendarText: 'Abra o seu link pessoal, ou vá buscar o seu envelope selado.',
  refresh: 'Verificar novamente',

  stalled: 'O testamento ainda não pode ser aberto',
  stalledText: 'Há 30 dias que as pessoas de confiança que confirmaram a identidade não são suficientes. O que já foi feito continua válido.',
  stalledHelps: 'O que ajuda',
  stalledSteps: [
    'Fale com as outras pessoas de confiança. Os documentos abrem-se assim que pessoas suficientes tiverem confirmado.',
    'Uma pessoa que mudou de número de telefone ou de endereço de e-mail pode usar a folha do seu envelope.',
    'Sem código e sem folha? Podem confirmar outras pessoas: não é preciso que sejam todas.',
  ],

  failed: 'Os documentos ainda não podem ser abertos',
  failedText:
    'Já houve pessoas de confiança suficientes a confirmar a identidade. Mas não conseguimos ler os documentos no armazenamento onde estão guardados, ou estes são diferentes do que foi selado. Só mostramos documentos que são exatamente o que foi selado.',
  failedHelps: 'O que acontece agora',
  failedSteps: [
    'Tentamos novamente todos os dias, e enviamos-lhe uma mensagem assim que os documentos se abrirem.',
    'Não precisa de confirmar novamente a sua identidade.',
    'Se a pessoa guardava o testamento num armazenamento próprio, como um serviço na nuvem, peça a quem o gere agora que o mantenha e que pague as respetivas contas.',
    'Guarde o seu envelope selado. Abre os documentos sem nós, se alguém encontrar uma cópia intacta deles.',
  ],

  cancelled: 'A transmissão foi parada',
  cancelledText:
    'Alguém nos informou de que a pessoa está bem. Usou a palavra-passe da conta, ou um link que enviámos à pessoa de quem é o testamento. O testamento continua fechado.',
  cancelledSteps: [
    'Agora não abrimos nada. Não precisa de fazer nada.',
    'O que guardou no seu próprio dispositivo continua lá.',
    'Guarde o seu envelope selado.',
    'Se tem motivos para pensar que foi outra pessoa que a parou, pode iniciar a transmissão novamente.',
  ],
  startAgain: 'Iniciar novamente uma transmissão',

  over: 'Os documentos estão novamente fechados',
  overText: 'Terminou o prazo em que os documentos podiam ser lidos. O que guardou no seu próprio dispositivo continua lá.',
  overSteps: [
    'Pode iniciar uma nova transmissão. Após 48 horas, os documentos podem voltar a abrir-se durante 14 dias.',
    'A chave de recuperação da sua folha abre os documentos sem nós. São precisas as folhas das outras pessoas, e a pasta do armazenamento próprio da pessoa ou uma cópia dela («will-copy»).',
  ],
};
