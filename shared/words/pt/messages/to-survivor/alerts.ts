import type * as english from '#words/en/messages/to-survivor/alerts.ts';
export const alerts: typeof english.alerts = {
  'alerts-changed': {
    subject: (host: string) => `Onde recebe alertas sobre mensagens do testamento de ${host}`,
    added: {
      push: 'Foi adicionado um dispositivo: a partir de agora, este também mostra quando uma mensagem para si vai a caminho.',
      telegram: 'Foi adicionada uma conversa no Telegram: a partir de agora, também escrevemos lá quando uma mensagem para si vai a caminho.',
    },
    removed: {
      push: 'Foi removido um dispositivo: já não mostra quando uma mensagem para si vai a caminho.',
      telegram: 'Foi removida uma conversa no Telegram: já não escrevemos lá.',
    },
    gone: {
      push: 'Um dos seus dispositivos já não aceita as nossas notificações, por isso removemo-lo.',
      telegram: 'A sua conversa com o nosso bot no Telegram foi fechada, por isso removemo-la.',
    },
    here: 'As próprias mensagens, os links e os códigos continuam a chegar só a este endereço.',
    notYou: (host: string) => `Se não foi feito por si, abra o link e remova o que não conhece. Diga-o também a ${host}.`,
    again: 'Com o link, pode adicionar novamente o que foi removido.',
    step: 'Ver os meus dispositivos e conversas',
    short: 'O local onde recebe alertas sobre mensagens de um testamento que indica o seu nome foi alterado.',
  },
};
