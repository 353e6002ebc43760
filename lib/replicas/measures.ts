import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replica } from './replica.ts'
import type { Replicas } from './replicas.ts'

/** What this process knows of its replicas, by host and port. */
export function measureReplicas(registry: Registry, { all }: Replicas): void {
  const base = { labelNames: ['replica'] as const, registers: [registry] }
  const gauge = (name: string, help: string, value: (replica: Replica) => number) =>
    new Gauge({
      ...{ name, help, ...base },
      collect() {
        for (const replica of all) this.set({ replica: replica.name }, value(replica))
      },
    })
  const counter = (name: string, help: string, value: (replica: Replica) => number) =>
    new Counter({
      ...{ name, help, ...base },
      collect() {
        this.reset()
        for (const replica of all) this.inc({ replica: replica.name }, value(replica))
      },
    })
  gauge('muster_read_replica_serving', 'Whether this process reads at the replica: 1 or 0', ({ state }) =>
    state === 'serving' ? 1 : 0,
  )
  gauge(
    'muster_read_replica_lag_seconds',
    'How far the replica is behind, as this process sees it',
    (replica) => replica.lagMs / 1000,
  )
  counter('muster_replica_reads_total', 'Statements that the replica answered', ({ reads }) => reads)
  counter(
    'muster_replica_failures_total',
    'Statements that the replica could not answer, and the primary did',
    ({ failures }) => failures,
  )
}
