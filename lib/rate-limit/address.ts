import ipaddr from 'ipaddr.js'

/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, since a household usually gets
 * that much and can use a new address for every request.
 */
export function callerOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4)
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`
}
