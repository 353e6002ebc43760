import { filesToCopy } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { dataOf } from './collect.ts'
import { readablePage } from './readable.ts'

/** A file of a copy; it is opened when its turn comes. */
export type Entry = { name: string; open: () => Promise<AsyncIterable<Buffer>> }

/** What a copy of a person's data contains, for the person or for staff: a page to read, the same as JSON, and their files. */
export async function contentsOf(db: Db, person: { id: string; email: string }) {
  const sections = await dataOf(db, person.id)
  const files = (await filesToCopy(db, person.id)).map(({ id, name, open }) => ({
    ...{ name, open },
    path: `files/${id} ${name.replace(/[/\\]/g, '-')}`,
  }))
  const entries: Entry[] = [
    textEntry('your-data.html', readablePage(person.email, sections, files, new Date())),
    textEntry('data.json', `${JSON.stringify(sections, null, 2)}\n`),
    ...files.map(({ path, open }) => ({ name: path, open })),
  ]
  const rows = sections.reduce((sum, section) => sum + section.rows.length, 0)
  return { entries, rows, sections: sections.length, files: files.length }
}

const textEntry = (name: string, text: string): Entry => ({
  name,
  async open() {
    async function* bytes() {
      yield Buffer.from(text)
    }
    return bytes()
  },
})
