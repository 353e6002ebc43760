import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db.ts'
import type { Measure } from './measure.ts'

/** Prometheus must not take the connections of people who wait for a page, and gives up after ten seconds itself. */
const atOnce = 2
const patienceMs = 3_000

/** Gauges that are read when Prometheus asks, and never otherwise. What cannot be read now is missing from the answer. */
export function registerMeasures(registry: Registry, measures: Measure[], db: Db, log: FastifyBaseLogger) {
  const inTurn = pLimit(atOnce)
  for (const { name, help, labels = [], look } of measures)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset()
        const late = new AbortController()
        try {
          const tooLate = sleep(patienceMs, undefined, { signal: late.signal, ref: false }).then(() => {
            inTurn.clearQueue()
            throw new Error('There was no answer in time.')
          })
          for (const { value, labels: of = {} } of await Promise.race([inTurn(look, db), tooLate]))
            this.set(of, value)
        } catch (error) {
          this.remove()
          log.warn({ err: error, metric: name }, 'a metric cannot be read')
        } finally {
          late.abort()
        }
      },
    })
}
