import net from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address lies in the public internet; an IPv4 address carried inside (mapped, NAT64, 6to4, Teredo) must be public too.
 * Source: https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isGlobalAddress(address: string): boolean {
  // net.isIP takes no short, octal or hexadecimal forms; a zone names an interface of this machine.
  if (net.isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.range() === 'unicast';

  const inside = carriedAddresses(parsed);
  if (inside) return inside.every((carried) => carried.range() === 'unicast');
  // Only 2000::/3 has been given out; the rest, `::a.b.c.d` among it, may be routed anywhere.
  return parsed.range() === 'unicast' && ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

function carriedAddresses(address: ipaddr.IPv6): ipaddr.IPv4[] | undefined {
  const [, second = 0, third = 0, fourth = 0, fifth, sixth, seventh = 0, eighth = 0] = address.parts;
  switch (address.range()) {
    case 'ipv4Mapped':
      return [fromHalves(seventh, eighth)];
    case 'rfc6052': {
      // 64:ff9b:1::/48 is for networks' own use: where in it the IPv4 address stands is theirs to choose.
      const wellKnown = third === 0 && fourth === 0 && fifth === 0 && sixth === 0;
      return wellKnown ? [fromHalves(seventh, eighth)] : undefined;
    }
    case '6to4':
      return [fromHalves(second, third)];
    case 'teredo':
      return [fromHalves(third, fourth), fromHalves(seventh ^ 0xffff, eighth ^ 0xffff)];
    default:
      return undefined;
  }
}

function fromHalves(high: number, low: number): ipaddr.IPv4 {
  return new ipaddr.IPv4([high >> 8, high & 0xff, low >> 8, low & 0xff]);
}

/** Whether an address is this very machine. */
export function isLoopback(address: string): boolean {
  return net.isIP(address) !== 0 && !address.includes('%') && ipaddr.process(address).range() === 'loopback';
}
