declare const PRINTED_RECOVERY: { file: string; sha256: string; combineScript: string; checkScript: string };

/**
 * How a will is opened without us, as a paper says it: recover.html and its SHA-256 in hex, and the programs in Python. The build sets it:
 * a reply of the API could name a program that steals keys.
 */
export const printedRecovery = (): typeof PRINTED_RECOVERY => PRINTED_RECOVERY;
