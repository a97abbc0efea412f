/** The commands of docs/evidence.md, which check the files of the ZIP with the public key. */
export const COMMANDS = [
  'sha256sum report.json',
  'openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in statement.txt -sigfile statement.sig',
  'ssh-keygen -Y verify -f allowed_signers -I will-service -n will-evidence -s statement.txt.sig < statement.txt',
] as const;
