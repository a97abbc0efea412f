// Written by `npm run generate`, from the catalogues in shared/words. The default is the first.
export const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;
