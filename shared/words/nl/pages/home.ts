import type * as english from '#words/en/pages/home.ts';
export const home: typeof english.home = {
  title: 'Wij bewaren testamenten verzegeld tot ze nodig zijn',
  intro: [
    'Deze dienst bewaart de laatste wil van zijn leden verzegeld.',
    'Een lid noemt mensen in wie het vertrouwen heeft. Zij kunnen samen het testament openen wanneer het lid is overleden.',
    'De dienst probeert eerst het lid te bereiken. Geen van deze mensen kan het testament alleen openen, of voordat het lid tijd had om dat te stoppen.',
  ],
  question: 'Hebt u een bericht van ons, een blad uit een verzegelde envelop of een account?',
  message: 'Ik heb een bericht van de dienst',
  messageHint: 'Een e-mail, een sms, of een bericht in WhatsApp of Telegram',
  paper: 'Ik heb een blad uit een verzegelde envelop',
  paperHint: 'Afgedrukte bladen met codes, die iemand u in bewaring gaf',
  account: 'Ik heb hier een account',
  accountHint: 'U bewaart uw eigen testament bij deze dienst',
  own: 'Wilt u uw eigen testament bij deze dienst bewaren?',
  ownLink: 'Een account openen',
  nothing: 'Is er iemand overleden, en hebt u niets van dit alles?',
  nothingLink: 'Vraag het met het e-mailadres van die persoon',
};
