import { AsyncLocalStorage } from 'node:async_hooks'
import { highest, type Need } from './needs.ts'
import type { Replica, ReplicaState } from './replica.ts'
import type { Replicas } from './replicas.ts'

/** What one request has read where. A request reads at one server, so that its statements agree with each other. */
export type Reading = {
  /** the replica of this request; undefined: none was chosen yet, or another is to be */
  replica: Replica | null | undefined
  /** an answer came from a replica */
  hasReadReplica: boolean
  /** it changed something, up to this position: from then on it reads what it wrote */
  written: Need | null
  /** asked when the first statement comes: by then it is known whose request it is */
  need(): Need
}

const readings = new AsyncLocalStorage<Reading | null>()

/** Runs the rest of a request whose method reads. Outside of one, everything goes to the primary. */
export const readingWith = (reading: Reading, rest: () => void): void => readings.run(reading, rest)

export const currentReading = (): Reading | null => readings.getStore() ?? null

/** Where this request reads: its replica, or null for the primary. */
export function serverOf(reading: Reading, replicas: Replicas): Replica | null {
  const { written } = reading
  if (reading.replica === undefined) {
    reading.replica = replicas.pick(highest(reading.need(), written ?? 0n))
    // An export that was recorded first goes on at a replica as soon as one has that.
    if (!reading.replica && written !== null) reading.replica = undefined
  }
  return isUsable(reading.replica) ? reading.replica : null
}

/** It is about to change something. */
export function writes(reading: Reading): void {
  reading.written = 'unknown'
  reading.replica = undefined
}

/** What it changed is committed. */
export async function committed(reading: Reading, replicas: Replicas): Promise<void> {
  reading.written = await replicas.position().catch((): Need => 'unknown')
}

const isUsable = (replica: Replica | null | undefined): replica is Replica =>
  replica != null &&
  (['serving', 'lagging'] satisfies ReplicaState[] as ReplicaState[]).includes(replica.state)
