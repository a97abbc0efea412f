import { writeOrCheck } from '#infra/generated-files.ts';
import { galleryText } from './gallery.ts';

// Writes the gallery of all messages. With --check it only reports whether it matches the templates.

await writeOrCheck('npm run messages', [['docs/messages.md', galleryText()]]);
