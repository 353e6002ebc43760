import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#lib/db.ts'
import type { Errors } from '#lib/inertia.ts'
import type { Told } from '../person.ts'
import type { EditPage, Typed } from './schema.ts'

/** One part of the form: what it holds, what it takes, and what is done with it. */
export type Section<Schema extends z.ZodType = z.ZodType> = {
  /** of a body by field names; messages are for the person */
  schema: Schema
  shown(db: Db, told: Told): Promise<{ values: Typed } & Partial<Pick<EditPage, 'choices' | 'files'>>>
  /** @returns what is wrong, by field; in that case nothing is changed */
  save(db: Db, request: FastifyRequest, userId: string, input: z.output<Schema>): Promise<Errors | null>
}

export const section = <Schema extends z.ZodType>(one: Section<Schema>): Section => one as unknown as Section
