/** Gives a document to the browser's downloads. Its type says nothing about its content, so that no browser opens it. */
export async function saveDocument(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const parts: BlobPart[] = [];
  for await (const piece of content) parts.push(new Uint8Array(piece));
  saveBlob(name, new Blob(parts, { type: 'application/octet-stream' }));
}

/** Gives a file to the browser's downloads. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

const KEPT_MS = 60_000; // long enough for the browser to ask where to save

/** Returns whether a file has one of the kinds that the service accepts. Others could be programs. */
export function isUsualKind(name: string): boolean {
  return /\.(?:pdf|docx|txt|csv|md|jpe?g|png|gif|webp|tiff?|hei[cf])$/i.test(name);
}
