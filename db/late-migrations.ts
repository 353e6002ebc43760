import { Stop } from '#lib/stop.ts'

type Known = { name: string; text: string; isDone: boolean }

/** What a migration defines in such a way that the last definition wins, without an error. */
const definition =
  /\b(?:create(?:\s+or\s+replace)?\s+(?:function|view|trigger|policy)|drop\s+(?:function|view|trigger|policy)(?:\s+if\s+exists)?)\s+(\w+)/gi

const definitionsIn = (text: string) => [...text.matchAll(definition)].map(([, name]) => name!.toLowerCase())

/**
 * A migration that did not run, although one with a higher number did, runs late. Where both define the same function, the
 * older definition would win, without an error: that is refused.
 * @param migrations in numeric order
 * @returns null where nothing is late, or nothing that the order changes
 */
export function lateRedefinition(migrations: Known[]): Stop | null {
  for (const [at, { name, text, isDone }] of migrations.entries()) {
    if (isDone) continue
    const defined = new Set(definitionsIn(text))
    for (const later of migrations.slice(at + 1)) {
      const twice = later.isDone && definitionsIn(later.text).find((each) => defined.has(each))
      if (twice)
        return new Stop(
          `Migration ${name} defines ${twice}, which ${later.name} has defined since. Give ${name} a number after ${later.name}; in development, or delete the data folder.`,
        )
    }
  }
  return null
}
