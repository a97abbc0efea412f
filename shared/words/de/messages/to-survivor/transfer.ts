import type * as english from '#words/en/messages/to-survivor/transfer.ts';
import { plural } from '#words/plural.ts';
import { opening } from './opening.ts';

const startedAndStopped = plural('de', { one: 'einmal gestartet und gestoppt', other: '#-mal gestartet und gestoppt' });

const waiting = { ...opening, enough: 'Die Dokumente öffnen sich erst, wenn genügend der genannten Menschen bestätigt haben, wer sie sind.' };

export const transfer: typeof english.transfer = {
  'transfer-started-survivor': {
    ...waiting,
    subject: (host: string) => `Die Übergabe des Testaments von ${host} wurde gestartet`,
    opening: (host: string) => `Die Übergabe dieses Testaments wurde gestartet. ${host} kann sie noch stoppen.`,
    confirm:
      'Sie können jetzt bestätigen, wer Sie sind: mit einem Code, den wir Ihnen senden, oder mit einem Ersatzcode von dem Blatt in Ihrem versiegelten Umschlag.',
    short: 'Die Übergabe eines Testaments, in dem Sie als Vertrauensperson genannt sind, wurde gestartet.',
  },

  'authenticate-now': {
    ...waiting,
    subject: (host: string) => `Bitte bestätigen Sie, wer Sie sind, um das Testament von ${host} zu öffnen`,
    opening: (host: string) => `Die Zeit, in der ${host} die Übergabe mit einem Link stoppen konnte, ist vorbei.`,
    confirm:
      'Bitte bestätigen Sie jetzt, wer Sie sind: mit einem Code, den wir Ihnen senden, oder mit einem Ersatzcode von dem Blatt in Ihrem versiegelten Umschlag.',
    short: 'Bitte bestätigen Sie, wer Sie sind, um ein Testament zu öffnen, in dem Sie genannt sind.',
  },

  'authenticate-reminder': {
    ...waiting,
    subject: (host: string) => `Erinnerung: Bitte bestätigen Sie, wer Sie sind, um das Testament von ${host} zu öffnen`,
    opening: 'Eine Übergabe dieses Testaments läuft, und Sie haben noch nicht bestätigt, wer Sie sind.',
    mayBeMissing: 'Vielleicht fehlt gerade Ihre Bestätigung.',
    takeTime: 'Nehmen Sie sich die Zeit, die Sie brauchen: Warten ändert nichts.',
    short: 'Erinnerung: Bitte bestätigen Sie, wer Sie sind, für ein Testament, in dem Sie genannt sind.',
  },

  'transfer-cancelled-survivor': {
    subject: (host: string) => `Die Übergabe des Testaments von ${host} wurde gestoppt`,
    opening: 'Die Übergabe dieses Testaments wurde gestoppt.',
    closed: 'Jetzt öffnen wir nichts. Sie müssen nichts tun.',
    short: 'Die Übergabe eines Testaments, in dem Sie als Vertrauensperson genannt sind, wurde gestoppt.',
  },

  'starts-digest-survivor': {
    subject: (host: string) => `Die Übergabe des Testaments von ${host} wurde noch einmal gestartet und gestoppt`,
    opening: (since: string, stops: number) => `Seit ${since} wurde die Übergabe dieses Testaments ${startedAndStopped(stops)}.`,
    onceADay: 'Sie war schon vorher gestoppt worden, darum schreiben wir darüber nur einmal am Tag.',
    ownMessage: 'Sie müssen nichts tun. Wenn eine Übergabe einen Tag lang läuft, bekommen Sie eine eigene Nachricht darüber.',
    short: 'Die Übergabe eines Testaments, in dem Sie als Vertrauensperson genannt sind, wurde noch einmal gestartet und gestoppt.',
  },

  'documents-accessible': {
    subject: (host: string) => `Die Dokumente von ${host} können jetzt gelesen werden`,
    opening: 'Genügend Menschen haben bestätigt, wer sie sind. Darum sind die Dokumente jetzt offen.',
    readUntil: (until: string) =>
      `Wenn Sie bestätigt haben, wer Sie sind, können Sie die persönliche Nachricht an Sie lesen und die Dokumente bis ${until} herunterladen. Wenn nicht, bittet Sie dieselbe Seite darum.`,
    save: 'Bitte speichern Sie die Dokumente auf Ihrem eigenen Computer.',
    step: 'Meine Nachricht und die Dokumente lesen',
    short: 'Die Dokumente eines Testaments, in dem Sie als Vertrauensperson genannt sind, können jetzt gelesen werden.',
  },

  'opening-failed': {
    subject: (host: string) => `Die Dokumente von ${host} können noch nicht geöffnet werden`,
    opening: 'Genügend Menschen haben bestätigt, wer sie sind, aber wir können die Dokumente noch nicht öffnen.',
    why: 'Wir konnten sie an ihrem Speicherort nicht lesen, oder sie sind nicht das, was versiegelt wurde. Wir zeigen nur Dokumente, die genau so sind, wie sie versiegelt wurden.',
    again:
      'Wir versuchen es jeden Tag noch einmal und schreiben Ihnen, sobald sich die Dokumente öffnen. Sie müssen nicht noch einmal bestätigen, wer Sie sind.',
    keepEnvelope:
      'Bitte behalten Sie Ihren versiegelten Umschlag. Er öffnet die Dokumente auch ohne uns, wenn jemand eine unversehrte Kopie davon findet.',
    short: 'Ein Testament, in dem Sie als Vertrauensperson genannt sind, lässt sich noch nicht öffnen. Wir versuchen es jeden Tag.',
  },

  'first-access': {
    subject: (host: string) => `Die Dokumente von ${host} wurden mit Ihrem Code geöffnet`,
    opening: 'Die Dokumente wurden soeben zum ersten Mal von jemandem geöffnet, der bestätigt hat, Sie zu sein.',
    ifYou: 'Wenn Sie es waren, müssen Sie nichts tun.',
    notYou:
      'Wenn Sie es nicht waren, hat jemand anderes Ihren Code benutzt. Bitte sagen Sie es den anderen, die genannt sind, und verwahren Sie Ihren versiegelten Umschlag sicher.',
    short: 'Die Dokumente eines Testaments wurden zum ersten Mal mit Ihrem Nachweis geöffnet.',
  },

  'codes-guessed': {
    subject: (host: string) => `Für das Testament von ${host} wurden viele falsche Codes eingegeben`,
    opening: (whose: string) => `Jemand hat bei der Übergabe dieses Testaments viele falsche Codes für ${whose} eingegeben.`,

    unnamed: 'jemanden von Ihnen',
    slower: 'Es wurde nichts geöffnet. Codes für diese Person senden wir jetzt viel seltener, damit Raten zu lange dauert.',
    mistyped:
      'Wenn sich jemand von Ihnen vertippt hat, nehmen Sie bitte stattdessen einen Ersatzcode von dem Blatt im versiegelten Umschlag. Sonst müssen Sie nichts tun.',
    short: 'Jemand hat viele falsche Codes für ein Testament eingegeben, in dem Sie genannt sind. Es wurde nichts geöffnet.',
  },

  'backup-codes-guessed': {
    subject: (host: string) => `Für das Testament von ${host} wurden viele falsche Ersatzcodes eingegeben`,
    opening: 'Jemand hat bei der Übergabe dieses Testaments an einem Tag mindestens zehn falsche Ersatzcodes für Sie eingegeben.',
    stillWork: 'Ein falscher Code öffnet nichts, und die Codes auf dem Blatt in Ihrem versiegelten Umschlag gelten weiter.',
    ifYou: 'Wenn Sie es waren, lesen Sie den Code auf Ihrem Blatt bitte noch einmal, oder lassen Sie sich einen Code von uns senden.',
    notYou: (host: string) => `Wenn Sie es nicht waren, hat vielleicht jemand anderes Ihr Blatt gesehen. Bitte sagen Sie es ${host}.`,
    short: 'Jemand hat bei einem Testament, in dem Sie genannt sind, viele falsche Ersatzcodes für Sie eingegeben.',
  },

  'transfer-stalled-survivor': {
    subject: (host: string) => `Das Testament von ${host} kann noch nicht geöffnet werden`,
    opening: 'In den letzten 30 Tagen haben zu wenige der genannten Menschen bestätigt, wer sie sind.',
    stillValid: 'Was bisher getan wurde, gilt weiter. Die Dokumente öffnen sich, sobald genügend Menschen bestätigt haben, wer sie sind.',
    speak:
      'Wenn Sie können, sprechen Sie bitte mit den anderen. Jede Person braucht einen Code, den wir senden, oder einen Ersatzcode von dem Blatt in ihrem versiegelten Umschlag.',
    short: 'Ein Testament, in dem Sie genannt sind, bleibt geschlossen: Zu wenige Menschen haben bestätigt, wer sie sind.',
  },
};
