import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Stop } from './stop.ts'

/** The environment variables of a search cluster; config.ts spreads them. */
export const SearchEnvironment = {
  /** nodes of an OpenSearch cluster, comma-separated; without it our own index in PostgreSQL answers */
  SEARCH_URL: z
    .string()
    .refine(
      (list) => nodesIn(list).length > 0 && nodesIn(list).every(isNode),
      'must be addresses such as https://search-1.example.org:9200,https://search-2.example.org:9200, without a user or a path',
    )
    .optional(),
  /** a file with the certificates (PEM) of the authority that signed those of the nodes, where it is your own */
  SEARCH_CA: z.string().min(1).optional(),
  SEARCH_USER: z.string().min(1).optional(),
  SEARCH_PASSWORD: z.string().min(1).optional(),
  /** instead of user and password */
  SEARCH_API_KEY: z.string().min(1).optional(),
  /** begins the names of our indexes: several boards may share a cluster */
  SEARCH_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens, such as muster')
    .default('muster'),
  SEARCH_SHARDS: wholeNumber(1, 100).default(1),
  /** copies of each shard; without it one where the cluster has several nodes */
  SEARCH_REPLICAS: wholeNumber(0, 10).optional(),
  /** what answers while the cluster does not: the index in PostgreSQL, which is then kept as well, or nothing */
  SEARCH_FALLBACK: z.enum(['local', 'none'], 'must be one of local, none').default('none'),
}

function wholeNumber(from: number, to: number) {
  const range = `must be a whole number from ${from} to ${to}`
  return z.coerce.number(range).int(range).min(from, range).max(to, range)
}

/** How a search cluster is reached and used. */
export type SearchSettings = {
  nodes: string[]
  ca: string | null
  auth: { username: string; password: string } | null
  apiKey: string | null
  prefix: string
  shards: number
  replicas: number | null
  fallback: 'local' | 'none'
}

type Given = z.output<z.ZodObject<typeof SearchEnvironment>>

/** @throws Stop when settings do not go together. Null: our own index answers */
export function searchSettings(env: Given, production: boolean): SearchSettings | null {
  if (!env.SEARCH_URL) return null
  if (!env.SEARCH_USER !== !env.SEARCH_PASSWORD)
    throw new Stop('SEARCH_USER and SEARCH_PASSWORD belong together. Set both, or none.')
  if (env.SEARCH_USER && env.SEARCH_API_KEY)
    throw new Stop(
      'SEARCH_API_KEY replaces SEARCH_USER and SEARCH_PASSWORD. Set either the key or both others.',
    )
  const nodes = nodesIn(env.SEARCH_URL)
  const isInTheClear = nodes.some((node) => node.startsWith('http:') && !isLoopback(node))
  if (production && isInTheClear && (env.SEARCH_USER || env.SEARCH_API_KEY))
    throw new Stop('SEARCH_URL begins with http:, so anyone on the way could read the password. Use https.')
  return {
    nodes,
    ca: env.SEARCH_CA ? readCa(env.SEARCH_CA) : null,
    auth: env.SEARCH_USER ? { username: env.SEARCH_USER, password: env.SEARCH_PASSWORD! } : null,
    apiKey: env.SEARCH_API_KEY ?? null,
    prefix: env.SEARCH_PREFIX,
    shards: env.SEARCH_SHARDS,
    replicas: env.SEARCH_REPLICAS ?? null,
    fallback: env.SEARCH_FALLBACK,
  }
}

const nodesIn = (list: string) =>
  list
    .split(',')
    .map((node) => node.trim())
    .filter(Boolean)

/** A user in an address would be in logs. */
function isNode(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname, search } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && pathname === '/' && !search
}

const isLoopback = (node: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(node).hostname)

function readCa(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Stop(`The setting SEARCH_CA is wrong: the file ${file} cannot be read.`)
  }
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text
  throw new Stop(`The setting SEARCH_CA is wrong: ${file} has no certificate in PEM.`)
}
