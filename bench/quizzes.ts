// npm run bench:quizzes -- --takers 1000 --questions 12 --pause 5: people who take a quiz at once, every answer saved as it is
// given, over HTTP to the whole application; then what the database kept is compared with what each of them answered.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { Pool } from 'undici'
import type { Answers } from '#features/questions/schema.ts'
import { addQuiz } from '#features/quizzes/index.ts'
import { QuizForm } from '#features/quizzes/schema.ts'
import type { Db } from '#lib/db.ts'
import { installQueue } from '#lib/queue.ts'
import { beginSession } from '#lib/session.ts'
import { withDatabase } from './database.ts'
import { percentiles } from './one-path.ts'
import { type Member, Taker } from './quizzes/taker.ts'
import { addSite } from './site.ts'

const number = (value: string) => ({ type: 'string', default: value }) as const
const { values } = parseArgs({
  options: { takers: number('1000'), questions: number('12'), pause: number('5'), processes: number('2') },
})
const [takers, pauseMs] = [Number(values.takers), Number(values.pause) * 1000]
const processes = Number(values.processes)
const firstPort = 4320
const choices = 5
const questions = Array.from({ length: Number(values.questions) }, (_, at) => `q${at}`)

let servers: ChildProcess[] = []
await withDatabase({ connections: 8 }, async ({ db, pool, url }) => {
  await installQueue(pool)
  const scene = await addScene(db)
  try {
    servers = await Promise.all(Array.from({ length: processes }, (_, at) => start(firstPort + at, url)))
    await measure(db, scene)
  } finally {
    for (const server of servers) server.kill('SIGKILL')
  }
})

async function start(port: number, url: string): Promise<ChildProcess> {
  const server = fork(new URL('server.ts', import.meta.url), [`${port}`, url])
  await once(server, 'message')
  return server
}

type Scene = { quiz: string; members: Member[] }

async function addScene(db: Db): Promise<Scene> {
  const site = await addSite(db)
  await sql`insert into users (email, first_name, last_name, activated_at, source_theme_id)
    select 'person' || n || '@example.org', 'Person', 'Number' || n, now(), ${site}
    from generate_series(1, ${takers}::int) n`.execute(db)
  const answers = Array.from({ length: choices }, (_, at) => `Answer ${at + 1}`)
  const form = QuizForm.parse({
    name: 'Radio procedure',
    questions: questions.map((id) => ({
      id,
      type: 'Radio',
      title: `Question ${id}`,
      answers,
      right: ['Answer 1'],
    })),
  })
  const quiz = await addQuiz(db, form, { themeId: site, createdBy: null, isGlobal: false })
  const people = await db.selectFrom('users').select('id').execute()
  const members: Member[] = []
  for (const { id } of people) members.push({ id, session: await beginSession(db, id) })
  return { quiz, members }
}

async function measure(db: Db, { quiz, members }: Scene) {
  const pools = servers.map(
    (_, at) =>
      new Pool(`http://localhost:${firstPort + at}`, {
        connections: Math.ceil(takers / processes),
        pipelining: 1,
      }),
  )
  const all = members.map((member, at) => new Taker(pools[at % processes]!, member, quiz))
  for (let at = 0; at < all.length; at += 50)
    await Promise.all(all.slice(at, at + 50).map((taker) => taker.start()))

  const began = performance.now()
  const saved = (await Promise.all(all.map((taker) => taker.answer(questions, pauseMs, choices)))).flat()
  const seconds = (performance.now() - began) / 1000
  const { p50, p95, p99 } = percentiles(saved.map(({ ms }) => ms))
  const refused = saved.filter(({ isSaved }) => !isSaved).length
  const lost = await lostAnswers(db, all)
  const answersPerSecond = Math.round(saved.length / seconds)
  await Promise.all(pools.map((pool) => pool.destroy()))
  console.table({ takers, answersPerSecond, p50, p95, p99, refused, lost })
  console.log(JSON.stringify({ bench: 'quizzes', takers, answersPerSecond, p50, p95, p99, refused, lost }))
}

/** How many of the answers that were given are not in the take of who gave them. */
async function lostAnswers(db: Db, all: Taker[]): Promise<number> {
  const rows = await db.selectFrom('quiz_takes').select(['user_id', 'answers']).execute()
  const kept = new Map(rows.map(({ user_id, answers }) => [user_id, answers as Answers]))
  return all.reduce((lost, { member, answers }) => {
    const own = kept.get(member.id) ?? {}
    return lost + Object.entries(answers).filter(([id, answer]) => own[id] !== answer).length
  }, 0)
}
