import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#lib/db.ts'
import type { StoredProfile } from '../person.ts'
import type { EditPage, Values } from './schema.ts'

/** A section of the form: its values, what it accepts, and how it is saved. */
export type Section<Schema extends z.ZodType = z.ZodType> = {
  /** of a body by field names; messages are for the person */
  schema: Schema
  fieldsOf(
    db: Db,
    stored: StoredProfile,
  ): Promise<{ values: Values } & Partial<Pick<EditPage, 'choices' | 'files'>>>
  /** @throws Invalid, and changes nothing then */
  save(db: Db, request: FastifyRequest, userId: string, input: z.output<Schema>): Promise<void>
}

export const section = <Schema extends z.ZodType>(one: Section<Schema>): Section => one as unknown as Section
