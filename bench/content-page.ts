import type { Column, Container } from '#features/content/schema.ts'
import { schemaVersion } from '#features/content/schema.ts'
import type { Db } from '#lib/db.ts'

const words = 'Bring what you learned in service: plans that hold, people who follow, equipment that works. '

const kinds: ((id: string) => Column)[] = [
  (id) => ({ id, contentType: 'text', content: `<h3>Part ${id}</h3><p>${words.repeat(3)}</p>` }),
  (id) => ({
    id,
    contentType: 'button',
    buttonText: 'Find jobs',
    linkTo: '/jobs/search',
    textAlignment: 'center',
  }),
  (id) => ({
    ...{ id, contentType: 'freeContent', backgroundColor: '#0f4c5c', horizontalPadding: 1 },
    freeContent: [{ id: `${id}-a`, contentType: 'text', textContent: `<p>${words}</p>` }],
  }),
  (id) => ({ id, contentType: 'youtube', video: 'dQw4w9WgXcQ', title: 'How it began' }) as Column,
]

/** Adds a content page with this many columns, ten per container, to the first demo site. @returns its path */
export async function addContentPage(db: Db, { route, columns }: { route: string; columns: number }) {
  const { theme_id } = await db
    .selectFrom('theme_domains')
    .select('theme_id')
    .where('domain', '=', 'localhost')
    .executeTakeFirstOrThrow()
  const document = { schemaVersion, containers: containersOf(columns) }
  await db
    .insertInto('pages')
    .values({ theme_id, name: `A page of ${columns} columns`, route, document: JSON.stringify(document) })
    .execute()
  return `/pages${route}`
}

const containersOf = (columns: number): Container[] =>
  Array.from({ length: Math.ceil(columns / 10) }, (_, at) => ({
    id: `c${at}`,
    ...{ title: `Section ${at + 1}`, style: 'grid', columnsPerRow: 5, columnGap: 2 },
    columns: Array.from({ length: Math.min(10, columns - at * 10) }, (_, n) =>
      kinds[(at * 10 + n) % kinds.length]!(`c${at}-${n}`),
    ),
  }))
