import { CaptchaFields, captchaCheck } from '#lib/captcha/index.ts'
import type { App } from '#lib/web.ts'
import { contactMessages } from '#spec/messages.ts'
import type { Tools } from '../list.ts'
import { contactProblem, sendMessage, wasSent } from './contact.ts'
import { contactErrors } from './model/wrong.ts'
import { ContactForm } from './schema.ts'

const config = { can: 'public', form: true } as const
const often = { points: 30, seconds: 3_600, by: 'address' } as const

/** The contact form (document 2, sections 2, 5 and 7). */
export default async function contactRoutes(app: App, tools: Tools) {
  const { db } = tools
  const isPerson = captchaCheck(tools, 'contact')

  app.get('/contact', { config }, async ({ site }, reply) =>
    reply.page('contact/contact', { isOpen: contactProblem(site) === null }),
  )

  app.post(
    '/contact',
    { schema: { body: ContactForm.extend(CaptchaFields) }, config: { ...config, limit: often } },
    async (request, reply) => {
      const { site, viewer, body, ip } = request
      const { captcha, formTicket, your_website, ...form } = body
      const errors = contactErrors(form)
      if (Object.keys(errors).length) return reply.back(errors)
      if (contactProblem(site)) return reply.back({ form: contactMessages.closed })
      const refused = viewer ? null : await isPerson({ captcha, formTicket, your_website }, ip)
      // The proof of a form that is sent twice is used up: its message is on its way.
      if (refused && !(await wasSent(db, request, form))) return reply.back({ captcha: refused })
      await sendMessage(db, request, form)
      return reply.done({ message: contactMessages.sent, status: 201 })
    },
  )
}
