import { z } from 'zod'
import { checkbox, oneOf } from '#schema/fields.ts'
import { saveProfile } from '../../save.ts'
import { type ResumeAudience, resumeAudiences } from '../../schema.ts'
import type { Values } from '../schema.ts'
import { section } from '../section.ts'

const audiences = resumeAudiences.map(({ value }) => value) as [ResumeAudience, ...ResumeAudience[]]

const Privacy = z.object({
  isFindable: checkbox,
  isPublic: checkbox,
  hidesLastName: checkbox,
  takesConnections: checkbox,
  resumeShownTo: oneOf(audiences).transform((value) => value ?? 'nobody'),
})

const switches = ['isFindable', 'isPublic', 'hidesLastName', 'takesConnections'] as const

/** Who may see what. */
export const privacy = section({
  schema: Privacy,
  async fieldsOf(_db, stored) {
    const on: Values = Object.fromEntries(switches.map((name) => [name, stored[name] ? 'on' : '']))
    return { values: { ...on, resumeShownTo: stored.resumeShownTo } }
  },
  async save(db, _request, userId, input) {
    await saveProfile(db, userId, input)
  },
})
