import type * as english from '#words/en/pages/step-up.ts';
export const stepUp: typeof english.stepUp = {
  title: '¿Es usted?',
  text: 'Los cambios de su cuenta necesitan su segundo factor. Una vez confirmado, vale diez minutos. Lo que escribió se conserva.',
  usePasskey: 'Usar mi clave de acceso',
  waiting: 'Siga los pasos en su dispositivo',
  useApp: 'Introducir en su lugar un código de mi aplicación',
  code: 'Código',
  codeHint: 'Los 6 dígitos que su aplicación de autenticación muestra ahora.',
  codeMissing: 'Introduzca los 6 dígitos que muestra su aplicación.',
  useRecoveryCode: 'No tengo mi teléfono o llave: usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryCodeHint: 'Uno de los diez códigos que imprimió o guardó, como K7QF-3M9X. Cada uno funciona una vez.',
  recoveryCodeMissing: 'Introduzca un código de recuperación de 8 letras y dígitos.',
  confirm: 'Confirmar',
  cancel: 'Cancelar: no cambiar nada',
  lost: '¿Ha perdido su teléfono o llave, y sus códigos de recuperación?',
  lostLink: 'Ver qué puede hacer en la página Seguridad',
  failures: {
    passkey_cancelled: 'Su dispositivo no usó ninguna clave de acceso. Inténtelo de nuevo, o elija abajo otro medio.',
    factor_not_accepted:
      'Esto no se aceptó. Un código funciona una vez, y solo un minuto. Espere al siguiente código y compruebe que la hora de su teléfono es correcta.',
  } as Record<string, string>,
};
