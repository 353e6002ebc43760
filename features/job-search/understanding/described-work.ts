import { taskIndex } from './task-index.ts'
import { taskWords } from './task-words.ts'

// People who know no title say what they do: 'mow grass and plant flowers', 'watched prisoners in the brig'. The catalog knows
// such tasks of careers; those are meant whose tasks have most of the words that tell careers apart.

/** The careers that a description fits best, those that it fits less well, and how well it fits the best: 0 to 1. */
export type DescribedWork = { careers: string[]; also: string[]; fit: number }

/** How much of the fit is that the words are among those of all tasks, and that they are one of the tasks. */
const share = { words: 0.4, task: 0.6 }
/** What a word counts that so many tasks of the careers have. */
const byTasks = (tasks: number) => tasks / (tasks + 0.35)
/** One word alone says less than several: as if so much were unsaid. */
const unsaid = 1
/** Careers are meant that fit this well beside the best, or may be. */
const besideBest = { meant: 0.92, maybe: 0.7 }
const mostCareers = 8

/** The work that a text describes; null: its words are those of no tasks. */
export function describedWork(text: string): DescribedWork | null {
  const ranked = fitsOf(text).toSorted((a, b) => b.fit - a.fit)
  const [best] = ranked
  if (!best) return null
  const within = (share: number) =>
    new Set(ranked.filter(({ fit }) => fit >= best.fit * share).flatMap(({ careers }) => careers))
  const meant = within(besideBest.meant)
  const also = within(besideBest.maybe).difference(meant)
  return { careers: first(meant), also: first(also), fit: best.fit }
}

const first = (careers: Set<string>) => [...careers].slice(0, mostCareers)

/** Of each work that has a word of the text how well its tasks fit it. */
function fitsOf(text: string): { careers: readonly string[]; fit: number }[] {
  const { find, rarityOf, works } = taskIndex()
  const words = taskWords(text)
  const all = words.reduce((sum, word) => sum + rarityOf(word), unsaid)
  const found = new Map<number, { words: number; tasks: Map<number, number> }>()
  for (const word of words) {
    const rarity = rarityOf(word)
    for (const { work, tasks } of find(word)) {
      const its = found.get(work) ?? { words: 0, tasks: new Map<number, number>() }
      found.set(work, its)
      its.words += rarity * byTasks(tasks.length)
      for (const task of tasks) its.tasks.set(task, (its.tasks.get(task) ?? 0) + rarity)
    }
  }
  return [...found].map(([work, { words, tasks }]) => {
    const known = works[work]!
    const task = Math.max(...[...tasks].map(([at, its]) => (its / known.tasks[at]!) * Math.sqrt(its / all)))
    return { careers: known.careers, fit: (share.words * words) / all + share.task * task }
  })
}
