import { languageOf } from '#common/language.ts';
import { storyText } from './story.ts';

// npm run story -- fr: prints what the readers of one will see in a language.

process.stdout.write(storyText('shared/words', languageOf(process.argv[2])));
