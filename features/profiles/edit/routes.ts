import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Errors } from '#lib/inertia.ts'
import { notFound } from '#lib/problem.ts'
import { type App, representation } from '#lib/web.ts'
import { profileMessages } from '#spec/messages.ts'
import type { Tools } from '../../list.ts'
import { completionFor } from '../completion-for.ts'
import { toldBy } from '../person.ts'
import { editHref, type SectionName, sections } from './list.ts'
import type { EditPage, Typed } from './schema.ts'
import { behind } from './sections.ts'

const Of = z.object({ id: z.string(), section: z.string().default('about') })
const Body = z.record(z.string(), z.unknown()).nullish()
const config = { can: 'account.use' } as const

/** A person's own profile, edited part by part. */
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
        const errors = await save(request, id, section, typed)
        if (errors) return again(request, reply, { id, section, typed, errors })
        const to = next ? after(id, section) : editHref(id, section)
        return reply.done({ to, message: profileMessages.saved })
      },
    )

  async function editPage(id: string, section: SectionName): Promise<EditPage> {
    const told = await toldBy(db, id)
    if (!told) throw notFound()
    const [shown, completion] = await Promise.all([behind[section].shown(db, told), completionFor(db, told)])
    return { id, section, completion, choices: {}, files: {}, ...shown }
  }

  async function save(request: FastifyRequest, id: string, section: SectionName, typed: unknown) {
    const read = behind[section].schema.safeParse(typed)
    if (read.success) return behind[section].save(db, request, id, read.data)
    return Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]))
  }

  /** Nothing typed is lost: with script it stands there still, without it is shown again. */
  async function again(request: FastifyRequest, reply: FastifyReply, failed: Failed) {
    if (representation(request.headers) !== 'html') return reply.back(failed.errors)
    const page = await editPage(failed.id, failed.section)
    return reply.page(
      'profiles/edit',
      { ...page, values: texts(failed.typed) },
      { status: 422, errors: failed.errors },
    )
  }
}

type Failed = { id: string; section: SectionName; typed: Record<string, unknown>; errors: Errors }

/** One edits oneself; what others have is not found. */
function own(request: FastifyRequest, { id, section }: z.output<typeof Of>) {
  const known = sections.find(({ name }) => name === section)
  if (request.viewer?.id !== id || !known) throw notFound('There is no such part of your profile.')
  return { id, section: known.name }
}

const after = (id: string, section: SectionName) => {
  const next = sections[sections.findIndex(({ name }) => name === section) + 1]
  return next ? editHref(id, next.name) : `/profile/${id}`
}

const texts = (typed: Record<string, unknown>): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
        ? [[name, value as string | string[]]]
        : [],
    ),
  )
