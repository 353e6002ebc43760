import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import { captchaMessages } from '#spec/messages.ts'
import type { Db } from '../db.ts'
import { limiter } from '../rate-limit.ts'
import type { App } from '../web.ts'
import { isSolved, newChallenge } from './altcha.ts'
import { forgetOldProofs } from './once.ts'
import { savedByFirst } from './sent-twice.ts'
import type { CaptchaSettings } from './settings.ts'
import { siteVerify } from './siteverify.ts'
import { formTicket, takeTicket } from './ticket.ts'

export { type CaptchaSettings, forgetOldProofs, savedByFirst }

/** What a form needs to show a captcha (ui/captcha.tsx). */
export type CaptchaProps = { provider: CaptchaSettings['provider']; siteKey: string | null; ticket: string }

type Tools = { db: Db; pool: pg.Pool; settings: { secret: string; captcha: CaptchaSettings } }

export const captchaProps = ({ secret, captcha }: Tools['settings']): CaptchaProps => ({
  provider: captcha.provider,
  siteKey: 'siteKey' in captcha ? captcha.siteKey : null,
  ticket: formTicket(secret),
})

/** `GET /captcha/challenge`: the challenge that altcha's widget solves. */
export async function captchaRoutes(app: App, { settings }: Tools) {
  const limit = { points: 60, seconds: 600, by: 'address' } as const
  app.get(
    '/captcha/challenge',
    { config: { can: 'public', limit, shed: 'last' }, schema: { hide: true } },
    async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await newChallenge(settings.secret, settings.captcha.effort)),
  )
}

/** What a form with `<Captcha />` posts in addition to its own fields. */
export const CaptchaFields = {
  captcha: z.string().max(10_000).catch(''),
  formTicket: z.string().max(200).catch(''),
  /** a honeypot, hidden from people */
  your_website: z.string().max(1000).catch(''),
}
const Given = z.object(CaptchaFields).catch({ captcha: '', formTicket: '', your_website: '' })

/**
 * Makes the check for one kind of form. It returns null for a person, otherwise the error to show.
 *
 * A browser with script sends the proof of the configured provider. Without script, or while the provider is down,
 * the form's ticket is accepted (issued by us a few seconds ago, single use), under a strict limit per address.
 * Either way the honeypot must be empty. The check consumes the proof.
 *
 * @param form its name, which the limit counts by
 */
export function captchaCheck({ db, pool, settings }: Tools, form: string) {
  const { secret, captcha } = settings
  const withoutProof = limiter(pool, `captcha ${form}`, { points: 10, seconds: 3600 })

  async function isProven(proof: string, address: string): Promise<boolean | null> {
    if (!proof) return null
    if (captcha.provider === 'altcha') return isSolved(db, secret, proof)
    return siteVerify({ ...captcha, response: proof, address })
  }

  return async (body: unknown, address: string): Promise<string | null> => {
    const given = Given.parse(body)
    if (given.your_website) return captchaMessages.failed
    const proven = await isProven(given.captcha, address)
    if (proven !== null) return proven ? null : captchaMessages.failed
    if (!(await takeTicket(db, secret, given.formTicket, captcha.seconds))) return captchaMessages.failed
    return (await withoutProof(address)) ? captchaMessages.tooOften : null
  }
}

/** The check, made once for each request: when its first file arrives, or by its handler. */
export function captchaCheckOnce(tools: Tools, form: string) {
  const check = captchaCheck(tools, form)
  const made = new WeakMap<FastifyRequest, Promise<string | null>>()
  return (request: FastifyRequest, body: unknown = request.body): Promise<string | null> => {
    const { captcha, formTicket } = Given.parse(body)
    // Nothing is consumed: the proof may be in a field to come.
    if (!captcha && !formTicket) return check(body, request.ip)
    const answer = made.get(request) ?? check(body, request.ip)
    made.set(request, answer)
    return answer
  }
}

/** The check as a hook: `preValidation: captchaChecked(tools, 'contact')`. Its error is at the field `captcha`. */
export function captchaChecked(tools: Tools, form: string) {
  const check = captchaCheck(tools, form)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const refused = await check(request.body, request.ip)
    if (refused) return reply.back({ captcha: refused })
  }
}
