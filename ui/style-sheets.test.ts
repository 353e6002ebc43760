// A class that no screen uses any more is a rule without effect: text on a colored circle was once left black like this.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rooms = '{features,ui,web}'
const screens = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root }).map((file) => ({ file, code: read(file) }))
const sheets = globSync(`${rooms}/**/*.module.css`, { cwd: root })

/** The names of classes, without those that other programs set. */
const classesIn = (css: string): string[] => {
  const own = css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|:global\([^)]*\)/g, '')
  return [...new Set([...own.matchAll(/\.([a-z][\w-]*)/gi)].map((found) => found[1]!))]
}

/** What the screens that load a style sheet call it: 'styles' in the text of a screen. */
const usersOf = (sheet: string) =>
  screens.flatMap(({ file, code }) =>
    !code.includes(basename(sheet))
      ? []
      : [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
          .filter(([, , path]) => basename(path!) === basename(sheet))
          .filter(([, , path]) => path === `#${sheet}` || join(dirname(file), path!) === sheet)
          .map(([, name]) => ({ name: name!, code })),
  )

test('every class of a style sheet is used by a screen that loads it', () => {
  expect(sheets.length).toBeGreaterThan(100)
  const unused = sheets.flatMap((sheet) => {
    const users = usersOf(sheet)
    const isUsed = (one: string) =>
      users.some(
        ({ name, code }) => code.includes(`${name}[`) || new RegExp(`\\b${name}\\.${one}\\b`).test(code),
      )
    return classesIn(read(sheet))
      .filter((one) => !isUsed(one))
      .map((one) => `${sheet}: .${one}`)
  })
  expect(unused).toEqual([])
})
