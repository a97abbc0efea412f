import type * as english from '#words/en/pages/step-up.ts';
export const stepUp: typeof english.stepUp = {
  title: 'Confirme a sua identidade',
  text: 'As alterações à sua conta exigem o segundo fator. Depois, este é válido durante dez minutos. O que escreveu não se perde.',
  usePasskey: 'Usar a minha chave de acesso',
  waiting: 'Siga os passos no seu dispositivo',
  useApp: 'Introduzir antes um código da minha aplicação',
  code: 'Código',
  codeHint: 'Os 6 algarismos que a sua aplicação de autenticação mostra agora.',
  codeMissing: 'Introduza os 6 algarismos que a sua aplicação mostra.',
  useRecoveryCode: 'Não tenho comigo o telemóvel nem a chave: usar um código de recuperação',
  recoveryCode: 'Código de recuperação',
  recoveryCodeHint: 'Um dos dez códigos que imprimiu ou guardou, como K7QF-3M9X. Cada um funciona uma vez.',
  recoveryCodeMissing: 'Introduza um código de recuperação com 8 letras e algarismos.',
  confirm: 'Confirmar',
  cancel: 'Cancelar: não alterar nada',
  lost: 'Perdeu o telemóvel ou a chave, e também os códigos de recuperação?',
  lostLink: 'Veja o que pode fazer na página «Segurança»',
  failures: {
    passkey_cancelled: 'O seu dispositivo não usou nenhuma chave de acesso. Tente novamente, ou escolha outra forma abaixo.',
    factor_not_accepted:
      'Não foi aceite. Cada código funciona uma vez, e só durante um minuto. Espere pelo próximo código e verifique se a hora do seu telemóvel está certa.',
  } as Record<string, string>,
};
