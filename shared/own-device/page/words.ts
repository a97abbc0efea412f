// Written by `npm run generate`, from the catalogues in shared/words.
import type { Language } from '#common/language.ts';
import { sealPage as ar } from '#words/ar/own-device/seal-page.ts';
import { sealPage as de } from '#words/de/own-device/seal-page.ts';
import { sealPage as en } from '#words/en/own-device/seal-page.ts';
import { sealPage as es } from '#words/es/own-device/seal-page.ts';
import { sealPage as fr } from '#words/fr/own-device/seal-page.ts';
import { sealPage as it } from '#words/it/own-device/seal-page.ts';
import { sealPage as nl } from '#words/nl/own-device/seal-page.ts';
import { sealPage as pt } from '#words/pt/own-device/seal-page.ts';

/** Everything that the page says in one language. */
export type Words = typeof en;

/** All languages are in the one file of the page. */
export const WORDS: Record<Language, Words> = { ar, de, en, es, fr, it, nl, pt };
