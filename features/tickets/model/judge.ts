import type { RosterEntry } from '../schema.ts'
import { codeTyped, isQr } from './code.ts'

/** A scan that waits to be sent. */
export type Pending = {
  key: string
  code: string
  ticket: string | null
  way: 'scan' | 'code' | 'hand'
  at: string
}

/** What the desk says of a code. `isLocal`: this phone's own opinion, because the network is away. */
export type Verdict = {
  result: 'valid' | 'used' | 'unknown'
  ticket: RosterEntry | null
  isLocal: boolean
}

/** The ticket's id in a QR code, whatever its signature is worth; null when it is no code of ours. */
export function idInQr(text: string): string | null {
  const packed = isQr(text) ? text.split('.')[1] : undefined
  if (!packed || !/^[\w-]{22}$/.test(packed)) return null
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

/** The person of the list that a scan names. */
export function entryNamed(
  roster: readonly RosterEntry[],
  { code, ticket }: Pick<Pending, 'code' | 'ticket'>,
) {
  const id = ticket ?? idInQr(code)
  return roster.find((entry) => (id ? entry.id === id : entry.code === codeTyped(code))) ?? null
}

/**
 * What this phone can say by itself: by the signature, its own list, and what it has scanned since. Another desk may have seen
 * the ticket, too: that comes out when the network is back.
 * @param isSigned null: this browser cannot check signatures, and only the list counts
 */
export function judge(
  roster: readonly RosterEntry[],
  waiting: readonly Pending[],
  scan: Pending,
  isSigned: boolean | null,
): Verdict {
  const ticket = entryNamed(roster, scan)
  const isForged = isQr(scan.code) && isSigned === false
  if (isForged || (!ticket && isSigned !== true)) return { result: 'unknown', ticket: null, isLocal: true }
  const isUsed =
    ticket?.at != null ||
    waiting.some((one) => (ticket ? entryNamed(roster, one)?.id === ticket.id : one.code === scan.code))
  return { result: isUsed ? 'used' : 'valid', ticket, isLocal: true }
}

/** The list after a scan: the person is in. */
export const checkedIn = (roster: RosterEntry[], id: string, at: string | null, by: string | null) =>
  roster.map((entry) => (entry.id === id ? { ...entry, at, by } : entry))

/** Those of the list that a search finds: by name, team, number or code. */
export function entriesFound(roster: readonly RosterEntry[], query: string, isIn: boolean): RosterEntry[] {
  const words = query.trim().toLowerCase()
  const found = roster.filter(
    ({ name, team, number, code, at }) =>
      (at !== null) === isIn &&
      `${name} ${team ?? ''} ${String(number).padStart(4, '0')} ${code}`.toLowerCase().includes(words),
  )
  return isIn ? found.sort((a, b) => (b.at! < a.at! ? -1 : 1)) : found
}
