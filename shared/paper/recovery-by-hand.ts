/** Combines the shares of a key with Python's standard library only; docs/recovery.md prints the same lines. */
export const COMBINE_SCRIPT = `import json, sys
files = [json.load(open(name)) for name in sys.argv[1:]]
need = files[0]["k"]
kinds = {(file["package"], file["generation"]) for file in files}
if len(files) < need or len(kinds) > 1:
    sys.exit("%d shares of one package and generation are needed." % need)
shares = [bytes.fromhex(file["share"]) for file in files[:need]]

def times(a, b):  # multiplication of bytes as in AES
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11B if a & 0x80 else 0)
        b >>= 1
    return product

key = [0] * (len(shares[0]) - 1)
for share in shares:  # Lagrange at zero; the last byte of a share is its x
    weight = 1
    for x in {other[-1] for other in shares} - {share[-1]}:
        quotient = next(q for q in range(256) if times(q, x ^ share[-1]) == x)
        weight = times(weight, quotient)
    for i in range(len(key)):
        key[i] ^= times(share[i], weight)
print(bytes(key).decode())
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
  index: 'age -d -i will-key.txt package/index.age',
  documents: `mkdir opened
for file in package/*.age; do
  age -d -i will-key.txt -o opened/$(basename $file .age) $file
done`,
  messages: `for message in package/messages/*.age; do
  for key in key*.txt; do
    age -d -i will-key.txt $message | age -d -i $key 2> /dev/null || continue
    echo
  done
done`,
} as const;
