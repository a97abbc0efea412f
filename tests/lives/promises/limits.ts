import type { Kept } from '#tests/lives/life.ts';

const MOST_BYTES = 50 * 1024 * 1024;

export const limits: Kept<null> = {
  name: 'limits',
  sentence: 'Will upload: maximum 50 MB per file; maximum 500 MB total per will.',
  source: 'the API specification, limits',
  begin: () => null,
  onEvent(_, event) {
    if (event.kind !== 'reply' || event.operation !== 'POST /api/will/uploads' || event.reply.status !== 201) return undefined;
    const { files = [] } = (event.asking.json ?? {}) as { files?: { size_bytes: number }[] };
    const large = files.find(({ size_bytes }) => size_bytes > MOST_BYTES);
    return large && `${event.by.name} may upload a file of ${large.size_bytes} bytes.`;
  },
};
