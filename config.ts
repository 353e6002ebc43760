import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { CaptchaEnvironment, captchaSettings } from '#lib/captcha/settings.ts'
import { BucketEnvironment, backupAccess, bucketOf, storesOf } from '#lib/files/bucket-settings.ts'
import { MailEnvironment, mailSettings } from '#lib/mail/settings.ts'
import { PaymentEnvironment, paymentSettings } from '#lib/payment-settings.ts'
import { RetentionEnvironment, retentionDays } from '#lib/retention.ts'
import { SearchEnvironment, searchSettings } from '#lib/search-settings.ts'
import type { Shedding } from '#lib/shedding.ts'
import { SingleSignOnEnvironment, singleSignOnSettings } from '#lib/single-sign-on-settings.ts'
import { Stop } from '#lib/stop.ts'

const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`)
const wholeNumber = (from: number, to: number) => {
  const range = `must be a whole number from ${from} to ${to}`
  return z.coerce.number(range).int(range).min(from, range).max(to, range)
}
const atLeast = (length: number) => z.string().min(length, `must have ${length} characters or more`)
const flag = oneOf('true', 'false', '1', '0').transform((value) => value === 'true' || value === '1')

const domain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a domain in small letters, such as sites.example.org')

const postgresWords = 'must look like postgres://user:password@host:5432/name'
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: postgresWords })
const areAddresses = (list: string) => listOf(list).every((url) => postgres.safeParse(url).success)

const Environment = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  HOST: z.string().min(1).optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** the port in the addresses of the sites, where it is another than that of the server: it never comes from a request */
  PUBLIC_PORT: wholeNumber(1, 65_535).optional(),
  /** a PostgreSQL of your own; without it the embedded one runs in DATA_DIR */
  DATABASE_URL: postgres.optional(),
  /** the same database as the role that owns its tables: migrations run as it. Without it DATABASE_URL owns them */
  DATABASE_OWNER_URL: postgres.optional(),
  /**
   * the same database with connections that keep their session: for notifications, migrations and background work, where
   * DATABASE_URL is a pooler that lends connections by the transaction
   */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** replicas of it, comma-separated: requests that read, read there */
  DATABASE_READ_URL: z.string().default('').refine(areAddresses, postgresWords),
  /** seconds that a replica may be behind before it is left out */
  REPLICA_LAG_LIMIT: wholeNumber(1, 3_600).default(2),
  /** an empty database that this one moves to, and the same as the owner of its tables (npm run move:database) */
  NEW_DATABASE_URL: postgres.optional(),
  NEW_DATABASE_OWNER_URL: postgres.optional(),
  /** connections for the requests of one process at most; background work has 20 of its own */
  DATABASE_POOL: wholeNumber(5, 500).default(20),
  /** threads that search the job index; 0: none beside that of the server. Without it as many as there are cores, if several */
  SEARCH_THREADS: wholeNumber(0, 64).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** signs what a partner sends to /sso/subscriptions; without it production refuses such calls */
  SSO_PARTNER_SECRET: atLeast(32).optional(),
  /** outside learning (XCredit); `embedded` is a stand-in without an outside service. Production is without, unless it says so */
  XCREDIT: z.enum(['embedded', 'off']).optional(),
  /** maps of jobs: drawn here, or the embed of a provider in the place of the drawing (decision 521) */
  MAPS: oneOf('drawn', 'google', 'openstreetmap').default('drawn'),
  /** of Google's Maps Embed API */
  MAPS_KEY: z.string().min(1).optional(),
  /** signs cookies and tokens; 32 characters or more, the same for all processes */
  SECRET: atLeast(32).optional(),
  /** seals files; several, newest first, while keys are changed. Without it they are sealed with SECRET */
  FILE_KEY: z
    .string()
    .refine(
      (keys) => listOf(keys).every((key) => key.length >= 32),
      'must have 32 characters or more for each key',
    )
    .default(''),
  /** seals backups; without it they are sealed with SECRET */
  BACKUP_KEY: atLeast(32).optional(),
  /** a folder or s3://bucket/prefix for a backup each night, and how many of them are kept; without it an operator makes them */
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_KEEP: wholeNumber(1, 9_999).default(14),
  ...BucketEnvironment,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
  /** background work: in this process, or in one of its own (npm run worker) */
  WORKER: oneOf('inside', 'apart').default('inside'),
  /** addresses of the proxies in front, comma-separated; empty: none is trusted */
  TRUST_PROXY: z.string().default(''),
  /** requests of one address in ten seconds before it is asked to wait; 0 for benchmarks */
  FLOOD_POINTS: wholeNumber(0, 1_000_000).default(600),
  /** opens /metrics to anyone who sends it; without it only this machine may read them */
  METRICS_TOKEN: atLeast(16).optional(),
  /** lets outgoing requests reach private addresses; development and tests only */
  ALLOW_PRIVATE_ADDRESSES: flag.optional(),
  /** new sites of the website builder get an address below it: name.<SITES_DOMAIN> */
  SITES_DOMAIN: domain.optional(),
  /** sites that are drafts can be looked at below it, at an address shown to those who edit them */
  PREVIEW_DOMAIN: domain.optional(),
  /** files of packages, which may run scripts, are served there alone; no site may have it */
  CONTENT_DOMAIN: domain.optional(),
  /** the demo sites; development only */
  DEMO: flag.optional(),
  ...CaptchaEnvironment,
  ...MailEnvironment,
  ...PaymentEnvironment,
  ...SingleSignOnEnvironment,
  ...RetentionEnvironment,
  ...SearchEnvironment,
  /** staff must show a second factor; off only where nothing is at stake */
  REQUIRE_SECOND_FACTOR: flag.optional(),
})

const listOf = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

export type Settings = ReturnType<typeof readSettings>

/**
 * Settings from the environment.
 * @throws Stop with a sentence that names the variable and what it must be
 */
export function readSettings(environment: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Stop(
      `The setting ${issue?.path.join('.')} is wrong: it ${issue?.message}. Correct it in the environment and start again.`,
    )
  }
  const env = read.data
  const production = env.NODE_ENV === 'production'
  if (production && !env.SECRET)
    throw new Stop(
      'SECRET is not set. Production needs one of 32 characters or more, the same for all processes: openssl rand -hex 32 makes one.',
    )
  if (production && env.DEMO)
    throw new Stop('DEMO=true is for development: production takes no demo sites. Unset DEMO.')
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
    throw new Stop(
      'DATABASE_OWNER_URL belongs to DATABASE_URL. Set both, or none to use the embedded PostgreSQL.',
    )
  if (given.DATABASE_SESSION_URL)
    throw new Stop('DATABASE_SESSION_URL is called DATABASE_DIRECT_URL now. Rename it and start again.')
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (env[name] && !env.DATABASE_URL)
      throw new Stop(`${name} belongs to DATABASE_URL. Set both, or none to use the embedded PostgreSQL.`)
  if (env.MAPS === 'google' && !env.MAPS_KEY)
    throw new Stop(
      'MAPS=google needs MAPS_KEY, a key of the Maps Embed API. Set it, or use MAPS=openstreetmap.',
    )
  const dataDir = resolve(env.DATA_DIR)
  const secret = env.SECRET ?? (env.NODE_ENV === 'test' ? 'test'.repeat(8) : keptSecret(dataDir))
  return {
    production,
    development: env.NODE_ENV === 'development',
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    publicPort: env.PUBLIC_PORT ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrls: listOf(env.DATABASE_READ_URL),
    replicaLagLimit: env.REPLICA_LAG_LIMIT,
    databasePool: env.DATABASE_POOL,
    searchThreads: env.SEARCH_THREADS ?? (env.NODE_ENV === 'test' ? 0 : threadsFor(availableParallelism())),
    newDatabase: env.NEW_DATABASE_URL
      ? { databaseUrl: env.NEW_DATABASE_URL, databaseOwnerUrl: env.NEW_DATABASE_OWNER_URL ?? null }
      : null,
    dataDir,
    secret,
    files: {
      folder: resolve(dataDir, 'files'),
      // SECRET stays last: what it sealed before a FILE_KEY was set still opens.
      keys: [...listOf(env.FILE_KEY), secret],
      s3: bucketOf(env),
      stores: storesOf(env),
    },
    backupTo:
      env.BACKUP_TO && !env.BACKUP_TO.startsWith('s3:') ? resolve(env.BACKUP_TO) : (env.BACKUP_TO ?? null),
    backupS3: backupAccess(env),
    backupKeep: env.BACKUP_KEEP,
    backupSecret: env.BACKUP_KEY ?? secret,
    partnerSecret: env.SSO_PARTNER_SECRET ?? (production ? null : secret),
    xcredit: (env.XCREDIT ?? (production ? 'off' : 'embedded')) === 'embedded' ? ('embedded' as const) : null,
    maps: { provider: env.MAPS, key: env.MAPS_KEY ?? '' },
    captcha: captchaSettings(env),
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    workerInside: env.WORKER === 'inside',
    trustProxy: listOf(env.TRUST_PROXY),
    floodPoints: env.FLOOD_POINTS,
    // A test on a busy machine is slow, not overloaded.
    shed: env.NODE_ENV === 'test' ? nothingShed : shed,
    metricsToken: env.METRICS_TOKEN ?? null,
    allowPrivateAddresses: env.ALLOW_PRIVATE_ADDRESSES ?? !production,
    retention: retentionDays(env),
    search: searchSettings(env, production),
    mail: mailSettings(env, production),
    payments: paymentSettings(env, { production, secret }),
    singleSignOn: singleSignOnSettings(env),
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR ?? production,
    sitesDomain: env.SITES_DOMAIN ?? (production ? null : 'localhost'),
    previewDomain: env.PREVIEW_DOMAIN ?? (production ? null : 'preview.localhost'),
    contentDomain: env.CONTENT_DOMAIN ?? (production ? null : 'content.localhost'),
    demo: env.DEMO ?? env.NODE_ENV === 'development',
  }
}

/** One core has nobody to share with; more threads than eight would wait for memory. */
const threadsFor = (cores: number) => (cores > 1 ? Math.min(cores, 8) : 0)

const shed: Shedding = {
  reads: { most: 100, mostForLast: 200, standing: 10, working: 3 },
  delay: { most: 1_000, mostForLast: 5_000 },
}
export const nothingShed: Shedding = {
  reads: {
    ...{ most: Number.POSITIVE_INFINITY, mostForLast: Number.POSITIVE_INFINITY },
    ...{ standing: Number.POSITIVE_INFINITY, working: Number.POSITIVE_INFINITY },
  },
  delay: { most: 0, mostForLast: 0 },
}

/** Development keeps a secret of its own, so that nobody is signed out by a restart. */
function keptSecret(dataDir: string): string {
  const file = resolve(dataDir, 'secret')
  try {
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
    // A start that was killed may have left it empty: anybody could sign with that.
    if (kept.length >= 32) return kept
    const secret = randomBytes(32).toString('hex')
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  } catch {
    throw new Stop(
      `The folder ${dataDir} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
    )
  }
}
