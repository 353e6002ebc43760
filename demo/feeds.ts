import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type DemoEmployer, type Dialect, slugOf } from './employers.ts'
import { ashby } from './feeds/ashby.ts'
import { csv } from './feeds/csv.ts'
import { greenhouse } from './feeds/greenhouse.ts'
import { indeed, indeedNested } from './feeds/indeed.ts'
import { jobG8 } from './feeds/jobg8.ts'
import { jobrapido } from './feeds/jobrapido.ts'
import { jsonLd } from './feeds/json-ld.ts'
import { lever } from './feeds/lever.ts'
import { linkedIn } from './feeds/linkedin.ts'
import { rss } from './feeds/rss.ts'
import { usaJobs } from './feeds/usajobs.ts'
import type { Writer } from './feeds/writer.ts'
import { zipRecruiter } from './feeds/ziprecruiter.ts'
import type { DemoJob } from './jobs.ts'

const writers: Record<Dialect, Writer> = {
  indeed,
  'indeed-nested': indeedNested,
  ziprecruiter: zipRecruiter,
  jobrapido,
  jobg8: jobG8,
  linkedin: linkedIn,
  usajobs: usaJobs,
  rss,
  'json-ld': jsonLd,
  greenhouse,
  lever,
  ashby,
  csv,
}

/** This one sends its feed packed, as large boards do. */
const packed = 'Garrison Job Exchange'

export type FeedFile = { employer: DemoEmployer; name: string; content: string | Buffer; jobs: number }

/** The feed of every employer that has jobs, in the dialect it uses. */
export function feedFiles(jobs: DemoJob[], today: Date): FeedFile[] {
  return [...Map.groupBy(jobs, (job) => job.employer)].map(([employer, its]) => {
    const { extension, write } = writers[employer.dialect]
    const text = write({ employer, jobs: its, today })
    const pack = employer.name === packed
    return {
      employer,
      name: `${slugOf(employer.name)}.${extension}${pack ? '.gz' : ''}`,
      content: pack ? gzipSync(text) : text,
      jobs: its.length,
    }
  })
}

/** Writes the feeds into a folder. */
export async function writeFeeds(folder: string, files: FeedFile[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(files.map(({ name, content }) => writeFile(join(folder, name), content)))
}
