import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'
import { batched, inPieces } from '../batched.ts'
import { prepared } from '../db.ts'

type Taken = { key: string; points: number; expire: number | null }

/** As the statement of rate-limiter-flexible for one caller. In the order of keys, so that no two processes wait for each other. */
const text = `insert into rate_limits (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[]) as taken (key, points, expire) order by key
  on conflict (key) do update set
    points = case when rate_limits.expire <= $4 then excluded.points else rate_limits.points + excluded.points end,
    expire = case when rate_limits.expire <= $4 then excluded.expire else rate_limits.expire end
  returning key, points, expire`

const textOfLook = `select key, points, expire from rate_limits
  where key = any (array(select json_array_elements_text($1::json))) and (expire > $2 or expire is null)`

/** What the types of rate-limiter-flexible leave out. */
type Upsert = (key: string, points: number, ms: number, isForced?: boolean) => Promise<{ rows: Taken[] }>
const upsert = (RateLimiterPostgres.prototype as unknown as { _upsert: Upsert })._upsert

const takers = new WeakMap<pg.Pool, (taken: Taken) => Promise<Taken>>()
const lookers = new WeakMap<pg.Pool, (key: string) => Promise<Taken | null>>()

/** Points that this process has taken for a caller until they expire: of `points` in all processes, `left` are not used yet. */
type Ahead = { points: number; left: number; used: number; expire: number }

/** Of the points of a limit, what a process may take ahead for one caller. */
const partAhead = 1 / 24
const mostCallers = 10_000

/**
 * Takes and reads points for many callers and routes in one statement: the busier a process is, the less a limit costs. For a caller
 * who comes often, a process takes some points ahead of their use (decision 636).
 */
export class SharedLimiter extends RateLimiterPostgres {
  private readonly take: (taken: Taken) => Promise<Taken>
  private readonly look: (key: string) => Promise<Taken | null>
  /** Made with the first caller: it has room for all of them, and most limits are never used in a process. */
  private kept: LRUCache<string, Ahead> | null = null
  private readonly mostAhead: number

  constructor(options: IRateLimiterPostgresOptions & { storeClient: pg.Pool }) {
    super(options)
    this.mostAhead = Math.floor(this.points * partAhead)
    const pool = options.storeClient
    this.take = takers.get(pool) ?? takerOn(pool)
    takers.set(pool, this.take)
    this.look = lookers.get(pool) ?? lookerOn(pool)
    lookers.set(pool, this.look)
  }

  /** Of the library: reads points. @returns null where there are none */
  async _get(key: string): Promise<{ rows: Taken[] } | null> {
    const taken = await this.look(key)
    return taken && { rows: [taken] }
  }

  /** Of the library: all that it does to take or give back points. `isForced`: whatever there was before. */
  async _upsert(...[key, points, ms, isForced]: Parameters<Upsert>): ReturnType<Upsert> {
    if (isForced) {
      this.kept?.delete(key)
      return upsert.call(this, key, points, ms, isForced)
    }
    const isUse = points === 1 && ms > 0 && this.mostAhead > 1
    if (!isUse) return { rows: [await this.take({ key, points, expire: ms > 0 ? Date.now() + ms : null })] }
    return { rows: [this.use(key) ?? (await this.takeAhead(key, ms))] }
  }

  /** As many as the caller has used here already, so that one who comes once takes one. */
  private async takeAhead(key: string, ms: number): Promise<Taken> {
    const points = Math.min(this.mostAhead, Math.max(1, this.aheadOf(key)?.used ?? 0))
    const row = await this.take({ key, points, expire: Date.now() + ms })
    const expire = Number(row.expire)
    this.kept ??= new LRUCache({ max: mostCallers })
    const before = this.kept.get(key)
    const known = before?.expire === expire ? before : { points: 0, left: 0, used: 0, expire }
    this.kept.set(key, {
      ...known,
      points: Math.max(known.points, row.points),
      left: known.left + points,
    })
    return this.use(key) ?? row
  }

  /** @returns the points used by the caller after this one; null where none is left here */
  private use(key: string): Taken | null {
    const ahead = this.aheadOf(key)
    if (!ahead?.left) return null
    ahead.left--
    ahead.used++
    return { key, points: ahead.points - ahead.left, expire: ahead.expire }
  }

  private aheadOf(key: string): Ahead | null {
    const ahead = this.kept?.get(key)
    return ahead && ahead.expire > Date.now() ? ahead : null
  }
}

const takerOn = (pool: pg.Pool) =>
  inPieces<Taken, Taken>(async (all) => {
    const sums = new Map<string, Taken>()
    for (const { key, points, expire } of all)
      sums.set(key, { key, points: points + (sums.get(key)?.points ?? 0), expire })
    const each = [...sums.values()]
    const { rows } = await pool.query<Taken>({
      ...prepared(pool, 'rate limits', text),
      values: [
        ...[each.map(({ key }) => key), each.map(({ points }) => points)],
        ...[each.map(({ expire }) => expire), Date.now()],
      ],
    })
    // Of several of one caller, each has what it was when its turn came.
    const left = new Map(rows.map((row) => [row.key, row]))
    return all
      .toReversed()
      .map(({ key, points }) => {
        const after = left.get(key)!
        left.set(key, { ...after, points: after.points - points })
        return after
      })
      .toReversed()
  }, 2)

const lookerOn = (pool: pg.Pool) =>
  batched<Taken>(async (keys) => {
    const { rows } = await pool.query<Taken>({
      ...prepared(pool, 'rate limits of', textOfLook),
      values: [JSON.stringify(keys), Date.now()],
    })
    return new Map(rows.map((row) => [row.key, row]))
  }, 2)
