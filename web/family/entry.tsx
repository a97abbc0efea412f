import type { AddressOf } from '#web/edge/pages.ts';
import { boot, type Pages } from '#web/shared/boot.tsx';
import { loadFamilyWords, withWords } from './words.ts';

/** The pages of this entry. */
const PAGES: Pages<AddressOf<'family.html'>> = {
  '/': withWords(['home'], async () => (await import('./home.tsx')).Home),
  '/message': withWords(['message'], async () => (await import('./message.tsx')).Message),
  '/paper': withWords(['envelope', 'prove'], async () => (await import('./paper/paper.tsx')).PaperPage),
  '/start': withWords(['start'], async () => (await import('./start/start.tsx')).StartPage),
  '/lookup': withWords(['lookup', 'start'], async () => (await import('./lookup.tsx')).LookupPage),
  '/rehearsal': withWords(['prove'], async () => (await import('./survivor/survivor.tsx')).RehearsalPage),
  '/confirm': withWords(['confirm'], async () => (await import('./confirm/confirm.tsx')).ConfirmPage),
  '/evidence': withWords(['checkEvidence'], async () => (await import('./check-evidence.tsx')).CheckEvidence),
  '/survivor': withWords(['progress', 'prove'], async () => (await import('./survivor/survivor.tsx')).SurvivorPage),
};

boot(PAGES, loadFamilyWords);
