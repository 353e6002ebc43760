import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { FetchRefused } from './refused.ts'

export type Address = { address: string; family: number }

/** Which names, addresses and ports may be reached. Tests pass their own. */
export type Network = {
  lookup(hostname: string): Promise<Address[]>
  allowsAddress(address: string): boolean
  allowsPort(port: number): boolean
}

export const publicNetwork: Network = {
  lookup: (hostname) => lookup(hostname, { all: true }),
  allowsAddress: isPublic,
  allowsPort: (port) => port === 80 || port === 443,
}

/** Development and tests: everything can be reached. */
export const anyNetwork: Network = { ...publicNetwork, allowsAddress: () => true, allowsPort: () => true }

// A public address that, inside Azure, serves the machine's metadata.
const azureMetadata = '168.63.129.16'
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Is this an address on the open internet? Refused are private, loopback, link-local (cloud metadata), carrier-grade
 * NAT and reserved ranges, and every IPv6 form that hides an IPv4 address (mapped, compatible, 6to4, NAT64, Teredo).
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || address === azureMetadata) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

/**
 * Resolves a host and checks every address. The connection uses exactly these, so a name that resolves differently
 * between check and connection (DNS rebinding) gains nothing.
 * @throws FetchRefused when one of them is not allowed
 */
export async function checkedAddresses(url: URL, network: Network): Promise<Address[]> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchRefused('Only addresses that start with http:// or https:// can be fetched.')
  if (url.username || url.password)
    throw new FetchRefused('The address contains a user name or password and cannot be fetched.')
  if (!network.allowsPort(Number(url.port) || (url.protocol === 'https:' ? 443 : 80)))
    throw new FetchRefused(`The port ${url.port} cannot be fetched: only 80 and 443 can.`)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await network.lookup(host)
  if (!addresses.length) throw new FetchRefused(`There is no server named ${host}.`)
  const hidden = addresses.find(({ address }) => !network.allowsAddress(address))
  if (hidden) {
    const shown = family ? host : `${host} (${hidden.address})`
    throw new FetchRefused(`The address ${shown} is private and cannot be fetched.`)
  }
  return addresses
}
