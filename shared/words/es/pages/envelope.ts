import type * as english from '#words/en/pages/envelope.ts';
export const envelope: typeof english.envelope = {
  title: 'Use la hoja de su sobre',
  lead: 'Con la hoja confirma su identidad sin un mensaje nuestro. Aún no se inicia nada.',
  privacy: 'No introduzca nunca aquí la clave de recuperación. Esta página no la necesita.',
  notRunning: 'No hay ninguna transmisión de este testamento en curso',
  notRunningText: 'Su código de respaldo no se ha usado. Si la persona que le nombró ha fallecido, puede iniciar ahora la transmisión con él.',
};
