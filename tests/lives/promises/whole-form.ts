import type { Kept } from '#tests/lives/life.ts';

export const wholeForm: Kept<null> = {
  name: 'whole-form',
  sentence:
    'No document disappears while others are added: every byte of a form is in a file that was added, in a plain field, or outside of its parts.',
  source: 'docs/threat-model.md',
  begin: () => null,
  onEvent(_, event) {
    if (event.kind !== 'reply' || event.operation !== 'POST /api/will/upload' || event.reply.status !== 201) return undefined;
    const sent = (event.asking.parts ?? []).filter(({ filename }) => filename !== undefined).length;
    const { documents = [] } = event.reply.body;
    return documents.length < sent ? `${event.by.name} sent ${sent} files in one form, and it was answered 201 for ${documents.length}.` : undefined;
  },
};
