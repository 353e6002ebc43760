import { readFileSync } from 'node:fs'

/** Where the services are abroad: a post, or a whole country. `region`: where its mail goes, AE, AP or AA */
export type OverseasPost = { name: string; also: string[]; country: string; region: string }

export const overseasPosts: readonly OverseasPost[] = readFileSync(
  new URL('overseas.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name, also, country, region] = line.split('\t') as [string, string, string, string]
    return { name, also: also.split(';').filter(Boolean), country, region }
  })
