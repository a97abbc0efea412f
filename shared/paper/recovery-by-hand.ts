import type { App } from '#app/app.ts';
import { languageOf } from '#common/language.ts';
import { startLink } from '#messages/links.ts';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256, RECOVER_SHA256 } from '#recovery/sha256.ts';
import { type Operator, priceIn } from '#web/edge/config.ts';
import * as english from '#words/en/paper.ts';
import { wordsIn } from '#words/in-language.ts';

/** Combines the shares of a key with Python's standard library only; docs/recovery.md prints the same lines. */
export const COMBINE_SCRIPT = `import glob, json, sys
paths = sum(map(glob.glob, sys.argv[1:]), [])
files = {x["share"]: x for x in map(json.load, map(open, paths))}
need = max((x["k"] for x in files.values()), default=2)
kinds = {(x["package"], x["generation"]) for x in files.values()}
if len(files) < need or len(kinds) > 1:
    sys.exit(f"STOP: at least {need} papers of one time are needed.")
shares = [bytes.fromhex(x) for x in list(files)[:need]]
def times(a, b):  # multiplication of bytes as in AES
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11B if a & 0x80 else 0)
        b >>= 1
    return product
key = [0] * (len(shares[0]) - 1)
for share in shares:  # Lagrange at 0; the last byte is its x
    weight = 1
    for x in {other[-1] for other in shares} - {share[-1]}:
        step = x ^ share[-1]
        q = next(q for q in range(256) if times(q, step) == x)
        weight = times(weight, q)
    for i in range(len(key)):
        key[i] ^= times(share[i], weight)
print(bytes(key).decode("latin1"))
`;

/**
 * Compares the package with its manifest, and the manifest with the proof that only the will's key makes. Prints the role and the name
 * of each file that was sealed. For a file that is missing, changed or added it prints only its name, and stops.
 */
export const CHECK_SCRIPT = `import hashlib, hmac, json, sys
from pathlib import Path
manifest = Path(sys.argv[1])
text, folder = manifest.read_bytes(), manifest.parent
key = Path("will-key.txt").read_bytes().strip()
proof = json.loads(text)["package"].encode()
for part in key, b"will-package/1 manifest\\1", text:  # RFC 5869
    proof = hmac.digest(proof, part, "sha256")
if proof.hex() != Path(f"{manifest}.mac").read_text().strip():
    sys.exit("STOP: the manifest is not the one that was sealed.")
files = json.loads(text)["files"]
sealed = {one["path"]: one["sha256"] for one in files}
found = [*folder.glob("*.age"), *folder.glob("messages/*.age")]
names = {one.relative_to(folder).as_posix() for one in found}
for name in names.union(sealed):
    one = folder / name
    content = one.read_bytes() if one.is_file() else b""
    if hashlib.sha256(content).hexdigest() != sealed.get(name):
        sys.exit(f"STOP: {name!r} is missing, changed or added.")
for one in files:
    print(one["role"], one["path"])
`;

/** The lines to type into a terminal, in order; docs/recovery.md prints the same lines. */
export const COMMANDS = {
  newest: "newest=$(ls package/manifest.*.json | sed 's/[^0-9]//g' | sort -n | tail -1)",
  shares: `for key in key*.txt; do
  for share in package/shares/$newest/*.age; do
    age -d -i $key $share > share-of-$key.json 2> /dev/null && break
  done
  test -s share-of-$key.json || { echo "$key opens no share"; rm share-of-$key.json; }
done`,
  combine: 'python3 combine.py share-of-*.json > will-key.txt',
  // Nothing is opened that is not in this list, also if a person types on after a STOP.
  check: `: > sealed.txt
test -s will-key.txt && python3 check.py package/manifest.$newest.json > sealed.txt`,
  index: 'test -s sealed.txt && age -d -i will-key.txt package/index.age > index.json && cat index.json',
  documents: `test -s sealed.txt && mkdir -p opened
count=0
for file in $(sed -n 's/^document //p' sealed.txt); do
  age -d -i will-key.txt -o opened/$(basename $file .age) package/$file && count=$((count+1))
done`,
  // With an inner.will, the messages of the person are in it. Those of the package could be from the service, which can also write this name in
  // another spelling of JSON.
  messages: `test -s sealed.txt && python3 -c 'import json
documents = json.load(open("index.json"))["documents"]
inner = "inner.will" in [one["filename"] for one in documents]
exit(inner and "The files are still encrypted. docs/recovery.md says how to continue.")' &&
for message in $(sed -n 's/^message //p' sealed.txt); do
  age -d -i will-key.txt package/$message > message.age
  for key in key*.txt; do age -d -i $key message.age 2> /dev/null && echo; done
done`,
  // The last line must say whether the will is open: what stopped may be far above it.
  end: `if test -s sealed.txt && test $count -eq $(grep -c '^document ' sealed.txt); then
  echo "Every document that was sealed is in the folder opened."
else
  echo "STOP: the will is not open. The first STOP or error above says why."
  echo "Find more papers (an own sheet replaces none) or another copy of the package."
  echo "Then type all lines again."
  false
fi`,
} as const;

/** `recoveryKey`: undefined if the Host's own device has made the key on the paper. */
type GivenFacts = Omit<english.PaperFacts, 'recoveryKey'> & { recoveryKey: string | undefined };

/** The address of the service, who runs it, and what it costs. */
function serviceOf({ env: { FRONTEND_URL, OPERATOR, OPERATOR_PRICE } }: App, locale: string): string {
  if (!OPERATOR) return FRONTEND_URL;
  // infra/cloud/environment.ts has written it.
  const price = OPERATOR_PRICE && `, ${priceIn(JSON.parse(OPERATOR_PRICE) as Operator['price'], locale)}`;
  return `${FRONTEND_URL} (${OPERATOR}${price})`;
}

/** The text for the sealed envelope, in the language of its Survivor: it must be enough where nothing else is left. */
export function writePaperText(app: App, { recoveryKey, ...given }: GivenFacts, locale?: string): string {
  const { paper } = wordsIn(languageOf(locale), 'paper', english);
  const facts: english.PaperFacts = { ...given, recoveryKey: recoveryKey ?? paper.keyOfDevice };
  return [
    paper.secrets(facts),
    paper.withTheService(facts, serviceOf(app, languageOf(locale)), startLink(app, facts.willId)),
    paper.withoutTheService(facts),
    paper.byHand(COMBINE_SCRIPT, CHECK_SCRIPT, Object.values(COMMANDS).join('\n')),
    paper.byPage(pageName(PAGE_SHA256), `${app.env.FRONTEND_URL}/${pageName(PAGE_SHA256)}`, PAGE_SHA256),
    paper.byProgram(RECOVER_SHA256),
  ].join('\n');
}
