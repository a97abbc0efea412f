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

  it('says what is true in each case: where to look, a copy at home, that one is needed if only the service had the will, and no storage', async () => {
    for (const said of await saidIn(language)) {
      for (const one of ['Anna Host', 'will-copy']) expect(said).toContain(one);
      for (const one of [drive, onlyUs]) expect(said).toMatch(one);
      expect(said).not.toMatch(storage);
    }
  });

  it('has no word about a storage in the message after its files were deleted', () => {
    const { text } = renderSample('deletion-done-survivor', { packages: 'deleted' }, language);
    expect(text).not.toMatch(storage);
  });
});
