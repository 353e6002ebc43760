import { expect, test } from 'vitest'
import { isPublic } from './network.ts'

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is public',
  (address) => expect(isPublic(address)).toBe(true),
)

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '192.168.0.1'],
  ['loopback', '127.8.9.1'],
  ['link-local, cloud metadata', '169.254.169.254'],
  ['carrier-grade NAT, cloud metadata', '100.100.100.200'],
  ['cloud metadata', '168.63.129.16'],
  ['cloud metadata', '192.0.0.192'],
  ['benchmarks', '198.18.0.1'],
  ['documentation', '203.0.113.9'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::10.0.0.1'],
  ['6to4', '2002:a00:1::'],
  ['NAT64', '64:ff9b::a00:1'],
  ['NAT64, local', '64:ff9b:1::a00:1'],
  ['Teredo', '2001:0:4136:e378::'],
  ['unique local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['documentation', '2001:db8::1'],
  ['multicast', 'ff02::1'],
  ['unassigned', '4000::1'],
  ['not an address', 'localhost'],
])('%s %s is not', (_kind, address) => expect(isPublic(address)).toBe(false))
