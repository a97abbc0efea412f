import type * as english from '#words/en/pages/sign-in.ts';
export const signIn: typeof english.signIn = {
  title: 'Se connecter',
  email: 'Adresse e-mail',
  yourEmail: 'Votre adresse e-mail',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  passkey: 'Utiliser plutôt une clé d’accès',
  newHere: 'C’est votre première visite ?',
  register: 'Ouvrir un compte',
  forgotten: 'J’ai oublié mon mot de passe',
  stopCard: 'Je vais bien, et je veux arrêter une transmission avec ma carte d’arrêt',
  sentTitle: 'Regardez vos e-mails',
  unconfirmed: 'Envoyer de nouveau le lien qui confirme mon adresse e-mail',
  failures: {
    passkey_cancelled: 'Votre appareil n’a pas utilisé de clé d’accès. Réessayez, ou connectez-vous avec votre adresse e-mail et votre mot de passe.',
    factor_not_accepted:
      'Nous ne connaissons pas cette clé d’accès. Elle a peut-être été retirée. Utilisez-en une autre, ou connectez-vous avec votre adresse e-mail et votre mot de passe.',
    invalid_credentials: 'L’adresse e-mail ou le mot de passe est faux. Vérifiez les deux, puis réessayez.',
  } as Record<string, string>,
};
