import net from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns whether an IP address is in the public internet. An IPv4 address inside an IPv6 address (mapped, NAT64, 6to4, Teredo) must
 * be public too. Returns false for a text that is not an IP address.
 * Source: https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isGlobalAddress(address: string): boolean {
  // net.isIP rejects short, octal and hexadecimal forms. A zone (after %) names an interface of this machine.
  if (net.isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.range() === 'unicast';

  const inside = carriedAddresses(parsed);
  if (inside) return inside.every((carried) => carried.range() === 'unicast');
  // Only 2000::/3 is assigned. Everything else, including `::a.b.c.d`, may be routed anywhere.
  return parsed.range() === 'unicast' && ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

function carriedAddresses(address: ipaddr.IPv6): ipaddr.IPv4[] | undefined {
  const [, second = 0, third = 0, fourth = 0, fifth, sixth, seventh = 0, eighth = 0] = address.parts;
  switch (address.range()) {
    case 'ipv4Mapped':
      return [fromHalves(seventh, eighth)];
    case 'rfc6052': {
      // 64:ff9b:1::/48 is for local use: each network chooses where in it the IPv4 address is.
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

/** Returns whether an IP address is a loopback address of this machine. */
export function isLoopback(address: string): boolean {
  return net.isIP(address) !== 0 && !address.includes('%') && ipaddr.process(address).range() === 'loopback';
}
