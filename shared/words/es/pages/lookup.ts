import type * as english from '#words/en/pages/lookup.ts';
export const lookup: typeof english.lookup = {
  title: 'Encontrar el testamento que le nombra',
  lead: 'Use esta página si no tiene enlace ni hoja. Necesita la dirección de correo de la persona de quien es el testamento.',
  hostEmail: 'La dirección de correo de esa persona',
  hostEmailHint: 'Si tenía varias, pruebe cada una.',
  contact: '¿Dónde le localizamos a usted?',
  send: 'Enviarme un mensaje',
  sentTitle: 'Gracias. Espere nuestro mensaje',
  sent: 'Si alguien con esta dirección de correo le ha nombrado con este contacto, le acabamos de enviar un mensaje que dice qué hacer.',
  sentWhy: 'Mostramos la misma frase a todos, para que ningún extraño pueda averiguar quién ha dejado un testamento.',
  nothing: '¿No llega nada?',
  nothingSteps: [
    'Espere unos minutos. Si es un correo, mire también en la carpeta de correo no deseado (spam).',
    'Pruebe otra dirección de esa persona, u otra dirección de usted.',
    'Pida a la familia un sobre cerrado con el nombre de usted.',
  ],
  again: 'Probar otra dirección',
};
