import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOf, importFeed, prepareFeed } from '#features/feeds/index.ts'
import { testDatabase } from '#test/harness.ts'

type Job = {
  id: string
  title: string
  city?: string
  state?: string
  pay?: string
  date?: string
  text?: string
  ends?: string
}

const job = ({
  id,
  title,
  city = 'Austin',
  state = 'TX',
  pay = '',
  date = '2026-11-10',
  text = 'Lead a crew.',
  ends = '',
}: Job) =>
  `<job><referencenumber>${id}</referencenumber><title><![CDATA[${title}]]></title><date>${date}</date>
  <url>https://jobs.example/${id}</url><company>Lone Star Freight</company><city>${city}</city><state>${state}</state>
  <country>US</country><salary>${pay}</salary><expirationdate>${ends}</expirationdate>
  <description><![CDATA[<p>${text}</p>]]></description></job>`

export const feedOf = (jobs: Job[]) =>
  `<?xml version="1.0"?><source><publisher>Lone Star</publisher>${jobs.map(job).join('\n')}</source>`

export const crew = (count: number): Job[] =>
  Array.from({ length: count }, (_, at) => ({ id: `F-${at}`, title: `Diesel Mechanic ${at}` }))

export type FeedFiles = Awaited<ReturnType<typeof feedFiles>>

/** A database of its own, and feeds in files that are imported into it. */
export async function feedFiles() {
  const own = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'muster-feeds-'))
  let files = 0
  return {
    own,
    /** A feed in a file of its own, read as often as wanted, each time with the content given. */
    async feedFile(employer: string) {
      const path = join(folder, `${files++}.xml`)
      const address = addressOf(path)
      const read = async (content: string, options = {}) => {
        await writeFile(path, content)
        const id = await prepareFeed(own.db, { address, employer }, { allowFiles: true })
        return (await importFeed(own.db, id, { allowFiles: true, ...options }))!
      }
      return { path, read }
    },
    async close() {
      await own.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
