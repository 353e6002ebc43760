import { type Category, careerCategories, categories } from '#features/categories/index.ts'
import { titleClassifier } from '#features/occupations/index.ts'
import type { Db } from '#lib/db.ts'
import { oncePerDatabase } from '#lib/once-per-database.ts'
import { bareName } from '../mapping/name-index.ts'
import { mostTitles, remembered } from '../values/remembered.ts'
import { plain } from '../values/words.ts'

/** Category ids, the most fitting first, by the names that a feed gives and by the title of the job. */
export type Categorise = (names: readonly string[], title: string) => string[]

/** Reads what it needs once for each database. */
export const categoriser = oncePerDatabase(make)

/** A title says something when it is known at least so well, 0 to 1. */
const sure = 0.25
const most = 3

async function make(db: Db): Promise<Categorise> {
  const [all, bySoc, classify] = await Promise.all([
    categories(db),
    careerCategories(db),
    titleClassifier(db),
  ])
  const ofWork = (text: string) =>
    classify(text)
      .flatMap(({ soc, weight }) => (weight >= sure ? (bySoc.get(soc) ?? []) : []))
      .slice(0, 1)
  const ofName = remembered((name) => named(all, name) ?? [...ofWork(name), ...alike(all, name)].slice(0, 1))
  const ofTitle = remembered(ofWork, mostTitles)
  return (names, title) => [...new Set([...names.flatMap(ofName), ...ofTitle(title)])].slice(0, most)
}

/** The feed uses our own names, alone or several with commas between. Some names have commas themselves. */
export function named(all: readonly Category[], name: string): string[] | null {
  const byName = new Map(
    all.flatMap(
      ({ id, label }) =>
        [
          [bareName(label), id],
          [bareName(id), id],
        ] as const,
    ),
  )
  const whole = byName.get(bareName(name))
  if (whole) return [whole]
  const parts = name.split(/[,;|]/)
  const found: string[] = []
  for (let at = 0; at < parts.length; ) {
    let length = parts.length - at
    while (length > 0 && !byName.has(bareName(parts.slice(at, at + length).join('')))) length--
    if (length === 0) return null
    found.push(byName.get(bareName(parts.slice(at, at + length).join('')))!)
    at += length
  }
  return found
}

const filler = new Set('and the of other services service general jobs work & support affairs'.split(' '))

/** "Legal Affairs", "Health": shares its first telling word with one of ours. */
function alike(all: readonly Category[], name: string): string[] {
  const words = plain(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && !filler.has(word))
  for (const word of words) {
    const stem = word.slice(0, Math.max(5, word.length - 3))
    const found = all.filter(({ label }) =>
      plain(label)
        .split(/[^a-z]+/)
        .some((own) => own.startsWith(stem)),
    )
    if (found.length) return [found[0]!.id]
  }
  return []
}
