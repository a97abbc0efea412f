import type * as english from '#words/en/messages/direct.ts';
export const direct: typeof english.direct = {
  greeting: 'Bonjour,',
  connectorTest: {
    subject: 'Un message d’essai d’un service de garde de testaments',
    opening:
      'Ceci est un message d’essai d’un service de garde de testaments. Quelqu’un l’a demandé pour vérifier un canal. Il est arrivé : le canal fonctionne.',
    nothingToDo: 'Vous n’avez rien à faire.',
    unexpected: 'Si vous ne savez pas pourquoi vous l’avez reçu, vous pouvez l’ignorer.',
    short: 'Voici le message d’essai demandé. Il est arrivé : ce canal fonctionne.',
    notice: { title: 'Ceci est un essai', text: 'Les notifications fonctionnent sur cet appareil. Il n’y a rien à faire.' },
  },

  bot: {
    connected: 'C’est fait. Désormais, vous recevez ici les messages de votre service de garde de testaments, et vous pouvez y répondre.',
    alertsConnected:
      'C’est fait. Désormais, nous écrivons ici quand un message est en route pour vous. Le message lui-même arrive toujours par e-mail ou par SMS.',
    notConnected:
      'Ce lien n’est plus valable. Veuillez rouvrir la page de votre service de garde de testaments et y appuyer de nouveau sur le bouton.',
    unknown:
      'Ce bot ne fait qu’envoyer des messages. Pour le connecter, veuillez appuyer sur le bouton de la page de votre service de garde de testaments.',
  },

  alert: {
    title: 'Un message pour vous',
    text: 'Il est en route. Veuillez consulter vos e-mails et vos SMS.',
    short: (product: string, url: string) =>
      `${product} : un message est en route pour vous. Veuillez consulter vos e-mails et vos SMS. Si vous n’y trouvez rien d’ici demain, ouvrez ${url}`,
  },
  oneTimeCode: {
    subject: 'Votre code à usage unique',
    subjectRehearsal: 'Votre code à usage unique pour une répétition',
    code: {
      number: (code: string, minutes: number) =>
        `Votre code est ${code}. Il est valable ${minutes} minutes. Veuillez le saisir sur la page où vous l’avez demandé.`,
      transfer: (code: string, minutes: number) =>
        `Votre code est ${code}. Il est valable ${minutes} minutes, et pas pour une répétition. Veuillez le saisir sur la page où vous l’avez demandé.`,
      rehearsal: (code: string, minutes: number) =>
        `Votre code pour une répétition est ${code}. Il est valable ${minutes} minutes. Veuillez le saisir sur la page où vous l’avez demandé.`,
    },
    doNotShare:
      'Ne communiquez ce code à personne. Nous ne vous le demanderons jamais par téléphone ni par message. Si vous n’avez pas demandé de code, vous pouvez ignorer ce message.',
    short: {
      number: (code: string, minutes: number) => `Votre code est ${code}. Il est valable ${minutes} minutes ; ne le communiquez à personne.`,
      transfer: (code: string, minutes: number) =>
        `Votre code est ${code}. Il est valable ${minutes} minutes, pas pour une répétition ; ne le communiquez à personne.`,
      rehearsal: (code: string, minutes: number) =>
        `Votre code pour une répétition est ${code}. Il est valable ${minutes} minutes ; ne le communiquez à personne.`,
    },
  },
};
