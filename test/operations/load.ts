import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Client, http2At, writesOf } from '../deploy/h2.ts'

export type Load = {
  /** every answer that was not what it should be */
  failed: string[]
  reads: number
  writes: number
  /** how often a process said that it is busy, and was asked again */
  busy: number
  /** writes that were acknowledged and are not in the database */
  lost: number
}

const site = 'https://harbor.example.org'
const host = { ':authority': 'harbor.example.org' }

/** A person may have fifty saved searches. */
const mostSearches = 45

/**
 * Visitors and a person who saves jobs and searches, through nginx, until it is ended and the least number of requests was made.
 * @param asset of the release before, which pages that are open ask for
 */
export async function startLoad(
  pool: pg.Pool,
  person: { id: string; session: string },
  asset: string,
  least: number,
) {
  const client = await http2At('https://localhost')
  const load: Load = { failed: [], reads: 0, writes: 0, busy: 0, lost: 0 }
  const jobs = (await pool.query<{ id: string }>('select id from jobs order by id')).rows
  const headers = await writesOf(client, host, person.session)
  let isOver = false

  async function reader(path: string) {
    while (!isOver || load.reads < least) {
      const { status } = await client.ask(path, host)
      load.reads++
      if (status !== 200) load.failed.push(`${status} ${path}`)
      // The upgrade is built on the same machine.
      await sleep(50)
    }
  }
  const wanted = new Map<string, boolean>()
  async function writer() {
    for (let n = 0; !isOver; n++) {
      const { id } = jobs[n % jobs.length]!
      const favorite = !wanted.get(id)
      const sent = { method: 'POST', body: JSON.stringify({ favorite }) }
      const { status } = await client.ask(`/jobs/${id}/favorite`, headers, sent)
      load.writes++
      if (status === 200) wanted.set(id, favorite)
      else load.failed.push(`${status} POST /jobs/…/favorite`)
      // Its limit is two a second.
      await sleep(600)
    }
  }
  const named: string[] = []
  async function searcher() {
    for (let n = 0; n < mostSearches && !isOver; n++) {
      const name = `During the upgrade, ${n}`
      const search = { name, query: 'q=nurse', frequency: 'daily', timeZone: 'America/New_York' }
      const sent = { method: 'POST', body: JSON.stringify(search) }
      const { status } = await client.ask('/my-saved-searches', headers, sent)
      load.writes++
      if (status < 300) named.push(name)
      else load.failed.push(`${status} POST /my-saved-searches`)
      // Spread over the whole upgrade.
      await sleep(10_000)
    }
  }
  const { headers: job } = await client.ask(`/jobs/${jobs[0]!.id}`, host)
  const paths = ['/', '/jobs/search?q=nurse', String(job.location), `/assets/${asset}`]
  const all = Promise.all([...paths.map(reader), writer(), searcher()])

  return async (): Promise<Load> => {
    isOver = true
    await all
    const saved = await pool.query<{ job_id: string }>('select job_id from favorites where user_id = $1', [
      person.id,
    ])
    const there = new Set(saved.rows.map(({ job_id }) => job_id))
    for (const [id, favorite] of wanted) if (there.has(id) !== favorite) load.lost++
    const searches = await pool.query<{ name: string }>(
      'select name from saved_searches where user_id = $1',
      [person.id],
    )
    const found = searches.rows.map(({ name }) => name)
    // Each once: an answer that was lost on the way and asked for again would be there twice.
    for (const name of named) if (found.filter((one) => one === name).length !== 1) load.lost++
    load.busy = client.busy()
    client.close()
    return load
  }
}

/** Uploads a file as a person's browser does: to the site, or straight to its bucket. @returns where to, and where the file is then */
export async function upload(client: Client, session: string, bytes: Buffer) {
  const headers = await writesOf(client, host, session)
  const query = new URLSearchParams({ uploadName: 'resume.pdf', type: 'application/pdf' })
  const { body } = await client.ask(`/user/generate-signed-upload-url?${query}`, headers)
  const { signedRequest, url } = JSON.parse(body.toString()) as { signedRequest: string; url: string }
  const address = new URL(signedRequest, site)
  const { pathname, search, origin } = address
  if (origin !== site) {
    const put = await fetch(address, {
      ...{ method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': 'application/pdf' } },
    })
    if (!put.ok) throw new Error(`The bucket refused the upload: ${put.status} ${await put.text()}`)
    return { address: address.href, url }
  }
  const { cookie } = headers
  const answer = await client.ask(
    `${pathname}${search}`,
    { ...host, cookie, 'content-type': 'application/pdf', 'x-csrf-token': headers['x-csrf-token'] },
    { method: 'PUT', body: bytes },
  )
  if (answer.status >= 300) throw new Error(`The upload was refused: ${answer.status} ${answer.body}`)
  return { address: address.href, url }
}
