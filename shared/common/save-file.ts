let isBusy = false;

/** A browser needs the address of a file for a moment after the click. */
const KEEP_MS = 60_000;

/**
 * Saves a file on this device, as a click on a download does. No page learns whether it was saved. Throws if another file was saved in the
 * same turn: WebKit keeps only the last one, and telephones ask once. Several files are one ZIP file.
 */
export function saveFile(content: Blob, filename: string): void {
  if (isBusy) throw new Error('One press saves one file.');
  isBusy = true;
  setTimeout(() => {
    isBusy = false;
  });
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
