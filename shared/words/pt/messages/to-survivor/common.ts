import type * as english from '#words/en/messages/to-survivor/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'Olá,' : `Olá, ${name},`),

  whoWeAre: (name: string) =>
    name === ''
      ? 'Somos um serviço de custódia de testamentos: guardamos o testamento de uma pessoa que conta consigo como pessoa de confiança.'
      : `Somos um serviço de custódia de testamentos: guardamos o testamento de ${name}, que conta consigo como pessoa de confiança.`,

  unnamedHost: 'quem confia em si',
  optOut: 'Não conheço esta pessoa: não voltem a escrever-me.',

  reachedByMistake: 'Se não conhece esta pessoa, esta mensagem chegou até si por engano. Não precisa de fazer nada.',

  personalLink: 'Este link é só para si. Não reencaminhe esta mensagem.',
  confirmIdentity: 'Confirmar a minha identidade',
  startTransfer: 'Iniciar a transmissão',
  startNeeds: (willId: string) => `Para a iniciar, precisa do seu próprio nome e do número do testamento: ${willId}`,

  answeredBy: {
    'signed in': 'Isto foi feito por alguém que iniciou sessão na conta com a palavra-passe.',
    link: 'Isto foi feito com um link que tínhamos enviado à pessoa de quem é o testamento.',
    'stop card': 'Isto foi feito com o código de um cartão que a pessoa de quem é o testamento tinha criado para este fim.',
  },
  nothingToDo: 'Não precisa de fazer nada.',
  likelyHost: (host: string) => `O mais provável é que a alteração tenha sido feita por ${host}. Nesse caso, não precisa de fazer nada.`,
  ifUnexpected: (host: string) => `Se não esperava isto, fale com ${host}.`,
  ifDied: (host: string) => `Se ${host} tiver morrido, avise as outras pessoas de confiança.`,
  startAgain:
    'Se tiver motivos para pensar que foi outra pessoa a pará-la, pode iniciar a transmissão de novo. Em qualquer caso, guarde o seu envelope selado.',

  ask: {
    envelope: (page: string) => `Vá buscar o seu envelope selado e abra ${page}`,
    envelopeIfDied: (page: string) => `Se a pessoa tiver morrido, vá buscar o seu envelope selado e abra ${page}`,
    nothing: 'Não precisa de fazer nada.',
    host: 'Se não esperava isto, fale com a pessoa que confia em si.',
    warnOthers: 'Se não foi por sua iniciativa, avise as outras pessoas de confiança.',
  },
};
