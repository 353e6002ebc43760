import { done } from '#lib/answers.ts'
import { CaptchaFields, captchaCheck, savedByFirst } from '#lib/captcha/index.ts'
import { Invalid } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ContactPage } from './answers.ts'
import { contactProblem, sendMessage, wasSent } from './contact.ts'
import { contactMessages } from './messages.ts'
import { contactErrors } from './model/wrong.ts'
import { ContactForm } from './schema.ts'

const config = { can: 'public', form: true } as const
const often = { points: 30, seconds: 3_600, by: 'address' } as const

/** The contact form (document 2, sections 2, 5 and 7). */
export default async function contactRoutes(app: App, tools: Tools) {
  const { db } = tools
  const isPerson = captchaCheck(tools, 'contact')

  app.get('/contact', { schema: { response: { 200: ContactPage } }, config }, async ({ site }, reply) =>
    reply.page('contact/contact', { isOpen: contactProblem(site) === null }),
  )

  app.post(
    '/contact',
    {
      schema: { body: ContactForm.extend(CaptchaFields), response: { 201: done() } },
      config: { ...config, limit: often },
    },
    async (request, reply) => {
      const { site, viewer, body, ip } = request
      const { captcha, formTicket, your_website, ...form } = body
      const errors = contactErrors(form)
      if (Object.keys(errors).length) throw new Invalid(errors)
      if (contactProblem(site)) throw new Invalid({ form: contactMessages.closed })
      const refused = viewer ? null : await isPerson({ captcha, formTicket, your_website }, ip)
      // A form sent twice has used up its captcha; its message is already sent, or will be in a moment.
      const isSent = refused && (await savedByFirst(() => wasSent(db, request, form)))
      if (refused && !isSent) throw new Invalid({ captcha: refused })
      await sendMessage(db, request, form)
      return reply.done({ message: contactMessages.sent, stays: true, status: 201 })
    },
  )
}
