import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { employers } from './employers.ts'
import { feedFiles } from './feeds.ts'
import { demoJobs } from './jobs.ts'

const today = new Date('2026-11-21T09:30:00Z')
const files = feedFiles(demoJobs(today), today)
const textOf = (content: string | Buffer) =>
  typeof content === 'string' ? content : gunzipSync(content).toString()

/** How often an element of this name appears in a document, which must be well formed. */
function countElements(xml: string, name: string): number {
  let count = 0
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (tag.name === name) count++
  })
  parser.write(xml).close()
  return count
}

describe('the feed files', () => {
  it('are one for each employer, in thirteen dialects, one of them packed', () => {
    expect(files.map(({ employer }) => employer.name).sort()).toEqual(
      employers.map(({ name }) => name).sort(),
    )
    expect(new Set(files.map(({ employer }) => employer.dialect)).size).toBe(13)
    expect(files.filter(({ name }) => name.endsWith('.gz'))).toHaveLength(1)
  })

  it.each(files.filter(({ name }) => name.includes('.xml')).map((file) => [file.name, file] as const))(
    '%s is well formed',
    (_, { content, jobs, employer }) => {
      const element = { jobg8: 'Job', rss: 'item' }[employer.dialect as string] ?? 'job'
      expect(countElements(textOf(content), element)).toBe(jobs)
    },
  )

  it.each(files.filter(({ name }) => name.endsWith('.json')).map((file) => [file.name, file] as const))(
    '%s is JSON',
    (_, { content, jobs }) => {
      const read = JSON.parse(textOf(content))
      const list = Array.isArray(read)
        ? read
        : (read.jobs ?? read['@graph'] ?? read.SearchResult.SearchResultItems)
      expect(list).toHaveLength(jobs)
    },
  )

  it.each(files.filter(({ name }) => name.endsWith('.csv')).map((file) => [file.name, file] as const))(
    '%s has a header and whole rows',
    (_, { content, jobs }) => {
      const rows = parse(textOf(content), { columns: true }) as Record<string, string>[]
      expect(rows).toHaveLength(jobs)
      expect(rows.every((row) => row.title && row.description && row.job_id)).toBe(true)
    },
  )

  it('never name a machine or a real company address', () => {
    for (const { content, name } of files)
      for (const host of textOf(content).match(/https?:\/\/[^/"'<\s\]]+/g) ?? [])
        expect(host, name).toMatch(/\.example$|schema\.org$|purl\.org$/)
  })
})
