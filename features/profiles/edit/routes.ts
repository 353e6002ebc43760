import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Invalid, notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { completionFor } from '../completion-for.ts'
import { profileMessages } from '../messages.ts'
import { storedProfile } from '../person.ts'
import { editHref, type SectionName, sections } from './list.ts'
import type { EditPage } from './schema.ts'
import { behind } from './sections.ts'

const Of = z.object({ id: z.string(), section: z.string().default('about') })
const Body = z.record(z.string(), z.unknown()).nullish()
const config = { can: 'account.use' } as const

/** A person's own profile, edited section by section. */
export async function editRoutes(app: App, { db }: Tools) {
  for (const url of ['/profile/:id/edit', '/profile/:id/edit/:section'])
    app.get(url, { schema: { params: Of }, config }, async (request, reply) => {
      const { id, section } = own(request, request.params)
      return reply.page('profiles/edit', await editPage(id, section))
    })

  for (const url of ['/profile/:id/edit', '/profile/:id/edit/:section'])
    app.post(
      url,
      { schema: { params: Of, body: Body }, config: { ...config, files: 2 } },
      async (request, reply) => {
        const { id, section } = own(request, request.params)
        const { next, ...typed } = request.body ?? {}
        await behind[section].save(db, request, id, inputOf(section, typed))
        const to = next ? after(id, section) : editHref(id, section)
        return reply.done({ to, message: profileMessages.saved })
      },
    )

  async function editPage(id: string, section: SectionName): Promise<EditPage> {
    const stored = await storedProfile(db, id)
    if (!stored) throw notFound()
    const [fields, completion] = await Promise.all([
      behind[section].fieldsOf(db, stored),
      completionFor(db, stored),
    ])
    return { id, section, completion, choices: {}, files: {}, ...fields }
  }
}

/** @throws Invalid */
function inputOf(section: SectionName, typed: unknown) {
  const read = behind[section].schema.safeParse(typed)
  if (read.success) return read.data
  throw new Invalid(
    Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
  )
}

/** People edit only their own profile; others' are not found. */
function own(request: FastifyRequest, { id, section }: z.output<typeof Of>) {
  const found = sections.find(({ name }) => name === section)
  if (request.viewer?.id !== id || !found) throw notFound('There is no such section of your profile.')
  return { id, section: found.name }
}

const after = (id: string, section: SectionName) => {
  const next = sections[sections.findIndex(({ name }) => name === section) + 1]
  return next ? editHref(id, next.name) : `/profile/${id}`
}
