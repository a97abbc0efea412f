import type * as english from '#words/en/messages/to-survivor/alerts.ts';
export const alerts: typeof english.alerts = {
  'alerts-changed': {
    subject: (host: string) => `La façon dont nous vous signalons les messages sur le testament de ${host} a changé`,
    added: {
      push: 'Un appareil a été ajouté : désormais, il indique lui aussi quand un message est en route pour vous.',
      telegram: 'Une discussion Telegram a été ajoutée : désormais, nous y écrivons aussi quand un message est en route pour vous.',
    },
    removed: {
      push: 'Un appareil a été retiré : il n’indique plus quand un message est en route pour vous.',
      telegram: 'Une discussion Telegram a été retirée : nous n’y écrivons plus.',
    },
    gone: {
      push: 'L’un de vos appareils n’accepte plus nos notifications : nous l’avons donc retiré.',
      telegram: 'Votre discussion avec notre bot sur Telegram a été fermée : nous l’avons donc retirée.',
    },
    here: 'Les messages eux-mêmes, les liens et les codes n’arrivent toujours qu’à cette adresse.',
    notYou: (host: string) =>
      `Si ce n’était pas vous, veuillez ouvrir le lien et retirer ce que vous ne connaissez pas. Veuillez aussi le dire à ${host}.`,
    again: 'Avec le lien, vous pouvez l’ajouter de nouveau.',
    step: 'Voir mes appareils et discussions',
    short: 'Les endroits où nous vous signalons les messages sur un testament qui vous nomme ont changé.',
  },
};
