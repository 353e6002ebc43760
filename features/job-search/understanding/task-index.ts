import { workTasks } from '#catalog/job-words.ts'
import { stemOf } from '../text/stem-of.ts'
import { taskWords, tellingWords } from './task-words.ts'

/** Which tasks of which work have a word. Works are lines of `catalog/work-tasks.tsv`, by their number, and so are the tasks of each. */
type Posting = { work: number; tasks: number[] }

export type TaskIndex = {
  find(word: string): readonly Posting[]
  /** how much the word tells works apart: the natural logarithm of one in how many has it */
  rarityOf(word: string): number
  /** whether it is what is done in many works: 'fix' and 'sell', not 'forklift' */
  isVerb(word: string): boolean
  /** of each work its careers, the usual one first, and how much the words of each task tell */
  works: { careers: readonly string[]; tasks: number[] }[]
}

/** How much a word that no task has counts, of what the rarest does. */
const unknownWord = 0.5
/** Where it was done says less than what was. */
const ofSetting = 0.2
const settings = new Set(
  taskWords(
    'army navy seabees marines air force coast guard military base post squadron battalion platoon company brigade division regiment unit ' +
      'fort camp iraq afghanistan kuwait korea germany deployment deployed overseas troops soldiers sailors airmen',
  ),
)
/** Tasks of so many works begin with a verb. */
const leastOfVerb = 20

let built: TaskIndex | null = null

/** Read when it is first asked for. */
export function taskIndex(): TaskIndex {
  built ??= build()
  return built
}

function build(): TaskIndex {
  const withWord = new Map<string, Posting[]>()
  const beginning = new Map<string, Set<number>>()
  const stems = new Map<string, string>()
  const stemmed = (word: string) => entryOf(stems, word, () => stemOf(word))
  const works = workTasks.map(({ careers, tasks }, work) => {
    const words = tasks
      .map((task) => [...new Set(tellingWords(task).map(stemmed))])
      .filter(({ length }) => length)
    for (const [task, each] of words.entries()) {
      if (each.length > 1) entryOf(beginning, each[0]!, () => new Set<number>()).add(work)
      for (const word of each) {
        const its = entryOf<Posting[]>(withWord, word, () => [])
        if (its.at(-1)?.work !== work) its.push({ work, tasks: [] })
        its.at(-1)!.tasks.push(task)
      }
    }
    return { careers, words }
  })
  const rarest = Math.log(1 + works.length)
  function rarityOf(word: string) {
    const its = withWord.get(word)
    const rarity = its ? Math.log(1 + works.length / its.length) : rarest * unknownWord
    return settings.has(word) ? rarity * ofSetting : rarity
  }
  return {
    find: (word) => withWord.get(word) ?? [],
    rarityOf,
    isVerb: (word) => (beginning.get(word)?.size ?? 0) >= leastOfVerb,
    works: works.map(({ careers, words }) => ({
      careers,
      tasks: words.map((task) => task.reduce((all, word) => all + rarityOf(word), 0)),
    })),
  }
}

function entryOf<Value>(entries: Map<string, Value>, word: string, create: () => Value): Value {
  const entry = entries.get(word) ?? create()
  entries.set(word, entry)
  return entry
}
