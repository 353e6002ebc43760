import { namesByDuty } from '#features/occupations/index.ts'
import type { Dictionary } from './dictionary.ts'
import { fieldOfWork } from './field-of-work.ts'

/** Whoever fixed radios was no mechanic, and whoever drove sales no driver. */
const didThat =
  /^(?:(?:flew|operated) |(?:drove|fixed|repaired|maintained|worked on) .*\b(?:humvee|truck|car|van|cab|taxi|semi|forklift|vehicle|ton|engine|tank|tractor|diesel|helicopter|aircraft|plane|jet|generator|bus|motor)s?\b)/i

/** 'factory work' is that of a factory worker, 'hospital work' nobody's title, and 'fixed humvees' what their mechanic did. */
export function asWorker(known: Dictionary, q: string): string {
  if (didThat.test(q)) return namesByDuty(q)[0] ?? q
  const [, what] = /^(.+) work$/i.exec(q) ?? []
  if (!what || fieldOfWork(q)) return q
  return known.isTitle(`${what} worker`) ? `${what} worker` : what
}
