import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#common/language.ts';
import { renderSample } from '#infra/messages/samples.ts';
import type { PaperFacts } from '#words/en/paper.ts';
import * as english from '#words/en/paper.ts';
import { wordsIn } from '#words/in-language.ts';

// A Host can choose the storage after the papers are printed, have several, move the will and take copies home. So a paper says what is
// true in each of these cases, and nothing that is true in only some.

/** How the words of each language name a storage, a cloud drive, and the service that may be the only one with the folder. */
const TERMS: Record<Language, { storage: RegExp; drive: RegExp; onlyUs: RegExp }> = {
  en: { storage: /storage/i, drive: /a cloud drive/, onlyUs: /If only the service had the folder, you need such a copy/ },
  de: { storage: /Speicher/, drive: /Cloud-Laufwerk/, onlyUs: /Wenn nur der Dienst den Ordner hatte, brauchen Sie eine solche Kopie/ },
  es: { storage: /almacenamiento/, drive: /una nube/, onlyUs: /Si solo el servicio tenía la carpeta, necesitan una copia así/ },
  fr: { storage: /espaces? de stockage/, drive: /un espace en ligne/, onlyUs: /Si seul le service avait le dossier, il vous faut une telle copie/ },
  it: { storage: /archivi/, drive: /un cloud/, onlyUs: /Se solo il servizio aveva la cartella, vi serve una copia così/ },
  nl: { storage: /opslag/, drive: /een clouddienst/, onlyUs: /Als alleen de dienst de map had, hebt u zo’n kopie nodig/ },
  pt: { storage: /armazenamento/, drive: /um serviço na nuvem/, onlyUs: /Se só este serviço tinha a pasta, precisam dessa cópia/ },
  ar: { storage: /مساحة تخزين|مساحة التخزين/, drive: /خدمة سحابية/, onlyUs: /وإذا كان المجلد لدى هذه الخدمة وحدها، فلا بد من نسخة كهذه/ },
};

const facts = { hostName: 'Anna Host', fingerprint: '0000' } as PaperFacts;

/** What the text of the API and the printed sheet say about the folder, each on one line. */
async function saidIn(language: Language): Promise<string[]> {
  const { paper: text } = wordsIn(language, 'paper', english);
  const { paper: sheet } = await import(`../../shared/words/${language}/pages/paper.ts`);
  const printed = `${sheet.recoveryLead} ${sheet.steps.find('Anna Host')} ${sheet.steps.place} ${sheet.steps.meet}`;
  return [text.withoutTheService(facts), printed].map((one) => one.replace(/\s+/g, ' '));
}

describe.each(LANGUAGES)('a paper in %s', (language) => {
  const { storage, drive, onlyUs } = TERMS[language];

  it('says where to look if the will was in a storage of the Host', async () => {
    for (const said of await saidIn(language)) {
      expect(said).toContain('Anna Host');
      expect(said).toMatch(drive);
    }
  });

  it('says what is needed if the will was only with the service', async () => {
    for (const said of await saidIn(language)) expect(said).toMatch(onlyUs);
  });

  it('names a copy that was taken home as its file is named', async () => {
    for (const said of await saidIn(language)) expect(said).toContain('will-copy');
  });

  it('says of no storage that it has the will, or whose it is', async () => {
    for (const said of await saidIn(language)) expect(said).not.toMatch(storage);
  });
});

describe.each(LANGUAGES)('after the files of a will were deleted, the messages in %s', (locale) => {
  const { storage } = TERMS[locale];

  it('say to a Survivor nothing about a storage of the Host, which there may not have been', () => {
    const { text } = renderSample('deletion-done-survivor', { packages: 'deleted' }, locale);
    expect(text).not.toMatch(storage);
  });
});

describe('a will that was moved', () => {
  const text = (what: string) => renderSample('ways-changed', { what }).text;

  it('leaves the papers as they are, which its Host hears', () =>
    expect(text('moved')).toContain('The papers of your trusted people work as before.'));
  it('is another thing than a storage that was added', () => expect(text('storage')).not.toContain('papers'));
});
