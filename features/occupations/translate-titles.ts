import { titleWords, type Weights } from './translate-duties.ts'

/** Alone or together, these words name a rank or a form of work, not a field. */
export const vague: ReadonlySet<string> = new Set(
  (
    'administrative administrator advisor agent aide analyst apprentice area assembler assistant associate attendant business ' +
    'buyer captain chief clerk coach commercial consultant contractor control controller coordinator crew customer department ' +
    'designer developer director driver engineer equipment estimator examiner expediter facilitator facility fellow field ' +
    'foreman general group hand handler helper industrial inspector installer instructor intern investigator laborer lead ' +
    'leader lieutenant line machine maintenance manager mate mechanic of officer operation operator owner partner planner plant ' +
    'president principal process producer product production professional professor program project provider quality recruiter ' +
    'repair repairer representative research researcher reviewer sale scheduler scientist section senior sergeant service shift ' +
    'shop site specialist staff station superintendent supervisor support surveyor system teacher team technical technician ' +
    'technologist tender test tester trade trainer troubleshooter unit worker writer'
  ).split(' '),
)

// How surely a civilian title names its career: all of it is in the career's name, or some, or none. One word of a longer
// name is only some of it: a hygienist may clean teeth or inspect factories.
const sureness = { named: 0.7, near: 0.45, other: 0.35 }

/**
 * The titles that name a career best, with how surely: those that share words with its name, shorter ones first.
 * @param reported the titles that people report for it
 */
export function jobTitles(title: string, reported: string[], count: number): Weights {
  const name = new Set(titleWords(title))
  const usable = new Map<string, { text: string; closeness: number; certainty: number }>()
  const whole = /,|\band\b/.test(title) ? [] : [title]
  for (const text of [...whole, ...reported].map((full) => full.replace(/\s*[(,/].*$/, '').trim())) {
    const words = titleWords(text)
    const shared = words.filter((word) => name.has(word)).length / words.length
    const isVague = words.every((word) => vague.has(word)) && (shared < 1 || words.length < 2)
    if (words.length > 5 || isVague) continue
    const isWhole = shared === 1 && (words.length > 1 || name.size === 1)
    const certainty = isWhole ? sureness.named : shared ? sureness.near : sureness.other
    usable.set(words.join(' '), { text, certainty, closeness: shared - words.length / 100 })
  }
  return [...usable.values()]
    .toSorted((a, b) => b.closeness - a.closeness)
    .slice(0, count)
    .map(({ text, certainty }) => [text, certainty])
}
