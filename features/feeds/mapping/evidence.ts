import { type Fields, firstOf } from '../fields.ts'
import { bounds } from '../reading/bounds.ts'
import { FeedError } from '../reading/feed-error.ts'
import { type DateOrder, orderOf } from '../values/dates.ts'
import { isFrench } from '../values/language.ts'

/** What was seen at one path. */
export type Seen = {
  path: string
  records: number
  examples: string[]
  distinct: number
  averageLength: number
}

type Tally = { records: number; examples: string[]; values: Set<string>; characters: number }

/** What the jobs of a feed look like, path by path: the ground on which fields are recognized. */
export class Evidence {
  records = 0
  private readonly tallies = new Map<string, Tally>()

  add(fields: Fields) {
    this.records++
    for (const path of fields.keys()) this.addPath(fields, path)
  }

  /** For a path that no earlier record had. */
  addPath(fields: Fields, path: string) {
    let tally = this.tallies.get(path)
    if (!tally) {
      if (this.tallies.size >= bounds.paths)
        throw new FeedError(`The feed has more than ${bounds.paths} different fields.`)
      tally = { records: 0, examples: [], values: new Set(), characters: 0 }
      this.tallies.set(path, tally)
    }
    const value = firstOf(fields, path)
    if (value === undefined) return
    tally.records++
    tally.characters += value.length
    if (tally.values.size < 500) tally.values.add(value.slice(0, 200))
    if (tally.examples.length < 20) tally.examples.push(value.slice(0, 400))
  }

  get seen(): Seen[] {
    return [...this.tallies].map(([path, { records, examples, values, characters }]) => ({
      path,
      records,
      examples,
      distinct: values.size,
      averageLength: records ? characters / records : 0,
    }))
  }

  has = (path: string) => this.tallies.has(path)

  /** The order of dates like 03/04/2026, by all values that look like one. */
  get dateOrder(): DateOrder | null {
    return orderOf(
      [...this.tallies.values()].flatMap(({ examples }) => examples.filter((text) => text.length < 30)),
    )
  }

  get isFrench(): boolean {
    const texts = [...this.tallies.values()].flatMap(({ examples }) =>
      examples.filter((text) => text.length > 150),
    )
    return isFrench(texts.slice(0, 40).join(' '))
  }
}
