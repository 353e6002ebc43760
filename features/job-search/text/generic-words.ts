import { stemOf } from './stem-of.ts'

const generic =
  'technician tech specialist operator worker manager supervisor assistant coordinator representative associate helper attendant agent director officer analyst engineer administrator clerk trainee apprentice'.split(
    ' ',
  )

/** What half of all titles have, and what says nothing of the work: 'technician', 'specialists'. */
export const genericWords = new RegExp(`\\b(?:${generic.join('|')})s?\\b`, 'gi')

const stems = new Set(generic.flatMap((word) => [stemOf(word), stemOf(`${word}s`)]))

/** Whether the word of this stem is one of them. */
export const isGeneric = (stem: string): boolean => stems.has(stem)
