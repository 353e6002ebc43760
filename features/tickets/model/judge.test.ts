import { expect, test } from 'vitest'
import { publicKeyOf, qrOf } from '../codes.ts'
import type { RosterEntry } from '../schema.ts'
import { checkedIn, entriesFound, idInQr, judge, type Pending } from './judge.ts'
import { isSigned } from './signature.ts'

const secret = 'of this process'.repeat(3)
const fundraiserId = '019a0000-0000-7000-8000-000000000001'
const andre: RosterEntry = {
  ...{ id: '019a0000-0000-7000-8000-00000000000a', number: 417, code: '0417K7QM' },
  ...{ name: 'Andre Whitfield', team: 'Keystone Energy Ruckers', at: null, by: null },
}
const kayla = {
  ...andre,
  id: '019a0000-0000-7000-8000-00000000000b',
  number: 398,
  code: '0398P2ZD',
  name: 'Kayla Nguyen',
}
const roster = [andre, kayla]
const qr = (entry: RosterEntry, key = secret) => qrOf(key, { id: entry.id, fundraiserId })
const scan = (code: string): Pending => ({
  key: code,
  code,
  ticket: null,
  way: 'scan',
  at: '2026-12-05T12:42:08Z',
})

test('the browser knows our signature, and no other', async () => {
  const key = publicKeyOf(secret)
  expect(await isSigned(key, fundraiserId, qr(andre))).toBe(true)
  expect(await isSigned(key, fundraiserId, qr(andre, 'another one'.repeat(4)))).toBe(false)
  expect(await isSigned(key, '019a0000-0000-7000-8000-000000000002', qr(andre))).toBe(false)
  expect(await isSigned(key, fundraiserId, 'MT1.AZoAAA.!!')).toBe(false)
  expect(await isSigned(key, fundraiserId, 'https://example.org')).toBe(false)
  expect(idInQr(qr(andre))).toBe(andre.id)
})

test('without a network the phone goes on by signature and list, and remembers what it has seen', () => {
  expect(judge(roster, [], scan(qr(andre)), true)).toMatchObject({
    result: 'valid',
    ticket: andre,
    isLocal: true,
  })
  expect(judge(roster, [], scan('0417-k7qm'), false).result).toBe('valid')
  expect(judge(roster, [scan(qr(andre))], scan('0417K7QM'), false).result).toBe('used')
  const after = checkedIn(roster, andre.id, '2026-12-05T12:42:08Z', 'Tamara Lindsey')
  expect(judge(after, [], scan(qr(andre)), true)).toMatchObject({
    result: 'used',
    ticket: { by: 'Tamara Lindsey' },
  })
  expect(judge(roster, [], scan(qr(andre)), false).result).toBe('unknown')
  expect(judge(roster, [], scan('0000AAAA'), false).result).toBe('unknown')
})

test('a ticket that is newer than the list is good by its signature, once', () => {
  const late = { ...andre, id: '019a0000-0000-7000-8000-00000000000c' }
  expect(judge(roster, [], scan(qr(late)), true)).toEqual({ result: 'valid', ticket: null, isLocal: true })
  expect(judge(roster, [scan(qr(late))], scan(qr(late)), true).result).toBe('used')
  expect(judge(roster, [], scan(qr(late)), null).result).toBe('unknown')
})

test('people are found by name, team, number and code, those who are in newest first', () => {
  const inside = [
    { ...andre, at: '2026-12-05T12:41:00Z', by: 'Owen' },
    { ...kayla, at: '2026-12-05T12:42:00Z', by: 'Owen' },
  ]
  expect(entriesFound(inside, '', true).map(({ name }) => name)).toEqual(['Kayla Nguyen', 'Andre Whitfield'])
  expect(entriesFound(roster, 'NGUYEN', false)).toEqual([kayla])
  expect(entriesFound(roster, '0417', false)).toEqual([andre])
  expect(entriesFound(roster, '', true)).toEqual([])
})
