import type * as english from '#words/en/pages/envelope.ts';
export const envelope: typeof english.envelope = {
  title: 'Gebruik het blad uit uw envelop',
  lead: 'Met het blad bevestigt u wie u bent, zonder een bericht van ons. Er wordt nog niets gestart.',
  privacy: 'Voer hier nooit de herstelsleutel in. Deze pagina heeft hem niet nodig.',
  notRunning: 'Er loopt geen overdracht van dit testament',
  notRunningText: 'Uw reservecode is niet gebruikt. Is de persoon door wie u bent genoemd overleden, dan kunt u er nu de overdracht mee starten.',
};
