import type * as english from '#words/en/messages/to-survivor/invitation.ts';
export const invitation: typeof english.invitation = {
  invitation: {
    whoWeAre: () => 'Somos un servicio que custodia testamentos.',
    subject: 'Le han nombrado persona de confianza para un testamento',
    subjectYearly: '¿Sigue siendo persona de confianza para un testamento?',
    opening: (host: string) => `Le escribimos porque ${host} le nombró persona de confianza y nos pidió que le invitáramos.`,
    openingYearly: (host: string) => `Una vez al año preguntamos a las personas de confianza que nombró ${host} si aún podemos localizarlas.`,
    ifDies: (host: string) =>
      `Si ${host} fallece, usted y las demás personas de confianza pueden abrir el testamento juntas. Hasta entonces no le pedimos nada.`,
    answer: (until: string) => `Abra el enlace y conteste. La página explica primero qué hace una persona de confianza. Vale hasta el ${until}.`,
    step: 'Leer y contestar',
    otherwise: (host: string) => `Si no contesta, no cambia nada. ${host} verá entonces que usted no ha contestado.`,
    neverAsked: 'Nunca le pedimos una contraseña, dinero ni un documento. Si tiene dudas, hable con la persona que le nombró antes de contestar.',
    withLink: 'Alguien le nombró persona de confianza para su testamento. Diga aquí si está de acuerdo, y pregunte a esa persona si tiene dudas:',
    short: 'Le enviamos un correo porque un testamento le nombra persona de confianza.',
  },
};
