import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'undici'
import type { Answers } from '#features/questions/schema.ts'

export type Member = { id: string; session: string }
export type Saved = { ms: number; isSaved: boolean }

/** Somebody with an open take: answers one question after the other, and each time the page saves all answers so far. */
export class Taker {
  readonly answers: Answers = {}
  readonly member: Member
  private csrf = ''
  private readonly http: Pool
  private readonly quiz: string

  constructor(http: Pool, member: Member, quiz: string) {
    this.http = http
    this.member = member
    this.quiz = quiz
  }

  /** Opens the take. The first write of a page is refused with a token, as everywhere. */
  async start(): Promise<void> {
    const { status, csrf } = await this.post('/take')
    if (status === 403) this.csrf = csrf ?? ''
    const again = await this.post('/take')
    if (again.status !== 201) throw new Error(`Starting answered ${again.status}.`)
  }

  /** @param pauseMs the mean between two answers; people are not in step */
  async answer(questions: readonly string[], pauseMs: number, choices: number): Promise<Saved[]> {
    const saved: Saved[] = []
    await wait(Math.random() * pauseMs)
    for (const question of questions) {
      this.answers[question] = `Answer ${1 + Math.floor(Math.random() * choices)}`
      const began = performance.now()
      const { status } = await this.post('/answers', { answers: this.answers })
      const ms = performance.now() - began
      saved.push({ ms, isSaved: status === 200 })
      await wait(Math.max(0, pauseMs * (0.5 + Math.random()) - ms))
    }
    return saved
  }

  private async post(path: string, body: object = {}): Promise<{ status: number; csrf?: string }> {
    const { statusCode, body: answer } = await this.http.request({
      ...{ path: `/quizzes/${this.quiz}${path}`, method: 'POST', body: JSON.stringify(body) },
      headers: {
        ...{ 'content-type': 'application/json', accept: 'application/json', 'x-csrf-token': this.csrf },
        cookie: `session=${this.member.session}${this.csrf && `; csrf=${this.csrf}`}`,
      },
    })
    const { csrf } = (await answer.json()) as { csrf?: string }
    return { status: statusCode, csrf }
  }
}
