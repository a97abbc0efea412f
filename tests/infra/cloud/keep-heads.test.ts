import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { handler } from '#infra/cloud/keep-heads.ts';

it('writes each head of a history into its own log as it came', async () => {
  const lines = ['{"event":"audit_appended","host":"h","number":7,"hash":"a1"}', '{"event":"audit_appended","host":"i","number":1,"hash":"b2"}'];
  const data = gzipSync(JSON.stringify({ logEvents: lines.map((line) => ({ message: `${line}\n` })) })).toString('base64');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await handler({ awslogs: { data } });
  expect(write.mock.calls.map(([line]) => line)).toEqual(lines.map((line) => `${line}\n`));
  write.mockRestore();
});
