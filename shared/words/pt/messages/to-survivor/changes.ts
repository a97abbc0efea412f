import type * as english from '#words/en/messages/to-survivor/changes.ts';
export const changes: typeof english.changes = {
  'contacts-replaced': {
    subject: (host: string) => `Os seus contactos para o testamento de ${host} foram alterados`,
    opening: (host: string) =>
      `Alguém com sessão iniciada na conta de ${host} substituiu os seus contactos. Já não enviamos mensagens para este endereço.`,
    ifUnexpectedUntil: (host: string, until: string) => `Se não esperava esta alteração, fale com ${host}, que pode anulá-la até ${until}.`,
    short: 'Os seus contactos para um testamento em que é pessoa de confiança foram substituídos.',
  },

  'replaced-before-sealing': {
    subject: (host: string) => `Os seus contactos para o testamento de ${host} foram alterados`,
    opening: (host: string, at: string) =>
      `A palavra-passe da conta de ${host} foi redefinida por e-mail em ${at}. Depois disso, alguém substituiu ou retirou este endereço, e o testamento foi selado. Já não enviamos mensagens para este endereço.`,
    short: 'Os seus contactos para o testamento de alguém que confiou em si foram substituídos ou retirados.',
  },

  'codes-replaced': {
    subject: (host: string) => `O seu envelope selado para o testamento de ${host} deixou de ser válido`,
    subjectKeep: (host: string) => `Há um novo envelope selado para si, para o testamento de ${host}`,
    opening: (host: string) =>
      `Alguém com sessão iniciada na conta de ${host} criou novos códigos de reserva e uma nova chave de recuperação para si.`,
    newEnvelope: (host: string) => `O que está no seu envelope selado atual já não funciona. ${host} deve entregar-lhe um novo envelope.`,
    keepEarlier: (host: string) =>
      `Os códigos do seu envelope atual já não funcionam. Guarde-o, juntamente com o novo: um armazenamento deste testamento ainda só abre com a chave que está nele. Escrevemos-lhe quando o puder destruir. ${host} deve entregar-lhe um novo envelope.`,
    short: 'O seu envelope selado para um testamento em que é pessoa de confiança deixou de ser válido.',
    shortKeep: 'Recebe um novo envelope selado para um testamento. Guarde também o anterior.',
  },

  'earlier-paper-over': {
    subject: (host: string) => `Pode destruir o seu envelope anterior para o testamento de ${host}`,
    opening: (host: string) =>
      `A sua chave foi substituída há algum tempo, e um armazenamento do testamento de ${host} ainda precisava da anterior. Agora tem os ficheiros mais recentes.`,
    destroy: 'Destrua o envelope anterior. Só o mais recente é válido.',
    short: 'Pode destruir o envelope selado anterior para um testamento em que é pessoa de confiança.',
  },

  'contacts-restored': {
    subject: (host: string) => `Voltámos a usar os seus contactos anteriores para o testamento de ${host}`,
    opening:
      'Os seus contactos tinham sido substituídos. Essa alteração foi rejeitada com um link que tínhamos enviado à pessoa de quem é o testamento.',
    again: 'Voltamos a enviar as nossas mensagens para este endereço. Não precisa de fazer nada.',
    newAddress: (host: string) => `Se tiver um novo endereço, diga-o a ${host}. Guarde o seu envelope selado: continua válido.`,
    short: 'Voltamos a enviar para este contacto as mensagens sobre um testamento em que é pessoa de confiança.',
  },

  'survivor-renamed': {
    subject: (host: string) => `O seu nome no testamento de ${host} foi alterado`,
    opening: (before: string, name: string) => `O seu nome nesta conta foi alterado de ${before} para ${name}.`,

    unnamed: 'outro nome',
    useIt: 'Se iniciar a transmissão deste testamento com o seu nome, use o novo nome. O seu envelope selado continua válido.',
    short: 'O seu nome num testamento em que é pessoa de confiança foi alterado.',
  },

  'survivors-changed': {
    subject: (host: string) => `As pessoas que podem abrir o testamento de ${host} mudaram`,
    added: (host: string) => `Alguém com sessão iniciada na conta de ${host} adicionou uma pessoa às que podem abrir este testamento.`,
    removed: (host: string) => `Alguém com sessão iniciada na conta de ${host} removeu uma das pessoas que podem abrir este testamento.`,
    stillNamed: 'Não lhe dizemos quem é. O seu papel mantém-se, e o seu envelope selado continua válido.',
    ifUnexpected: (host: string) => `Se não esperava esta alteração, fale com ${host}.`,
    ifDied: (host: string) => `Se ${host} tiver morrido, avise as outras pessoas de confiança que conhece.`,
    short: 'Mudaram as pessoas que podem abrir um testamento em que é pessoa de confiança.',
  },

  'host-renamed': {
    subject: (host: string, name: string) => `${host} usa agora o nome ${name} no nosso serviço`,
    opening: (name: string) => `O nome desta conta foi alterado para ${name}.`,
    fromNowOn: 'A partir de agora, as nossas mensagens usam o novo nome. Não precisa de fazer nada.',
    short: 'A pessoa que confia em si para um testamento mudou o nome da sua conta.',
  },
};
