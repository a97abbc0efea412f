/** Checks what is typed in the form of a storage as the service does, so that a typing mistake is found before it is sent. */

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
export function isBucket(value: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) && !/\.\.|\.-|-\.|^\d+(\.\d+){3}$/.test(value);
}

export function isRegion(value: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 40;
}

/** Returns whether this is the address of a server, without a path. */
export function isOrigin(value: string): boolean {
  return /^https?:\/\/[^\s\\/?#@]+\/?$/i.test(value) && value.length <= 300;
}

/** Returns whether this can be one part of a pair of access keys. */
export function isAccessKey(value: string, longest: number): boolean {
  return /^[\x21-\x7e]+$/.test(value) && value.length <= longest;
}

/** Returns whether this is a host name or an IP address. */
export function isHost(value: string): boolean {
  return /^[a-z0-9:]([a-z0-9_.:-]*[a-z0-9.:])?$/i.test(value) && value.length <= 253;
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;
}

export function isPrivateKey(value: string): boolean {
  return /^-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(value.trim());
}

export function isFolder(value: string): boolean {
  const isClean = value !== '' && new TextEncoder().encode(value).length <= 512 && !/[\p{Cc}\p{Cf}\u2028\u2029\\]/u.test(value);
  return isClean && value.split('/').every((part) => part !== '..' && part !== '.');
}
