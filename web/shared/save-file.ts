/** A browser needs the address of a file for a moment after the click. */
const KEEP_MS = 60_000;

/** Saves a file on this device, as a click on a download does. */
export function saveFile(content: Blob, filename: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
