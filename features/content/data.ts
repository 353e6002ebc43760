import type { FastifyRequest } from 'fastify'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { blockLoaders } from './blocks/data.ts'
import { columnLoaders } from './columns/data.ts'
import type { Block, Column, Document } from './model/document.ts'

/** What a loader may know. */
export type LoadContext = { db: Db; site: Site; viewer: Person; request: FastifyRequest }

/** Finds what a column or block shows beside its own values. */
export type Loader<Part = Column> = (part: Part, context: LoadContext) => Promise<unknown>

/** Kinds of columns and blocks that ask the server for something: 'column:jobSearch'. */
export const asksTheServer: readonly string[] = [
  ...Object.keys(columnLoaders).map((key) => `column:${key}`),
  ...Object.keys(blockLoaders).map((key) => `block:${key}`),
]

/** What the parts of a document show, by their ids: only for those that ask the server for something. */
export async function loadData(document: Document, context: LoadContext): Promise<Record<string, unknown>> {
  const columns = document.containers.flatMap((container) => container.columns)
  const blocks = columns.flatMap((column) =>
    column.contentType === 'freeContent' ? (column.freeContent ?? []) : [],
  )
  const requests = [
    ...columns.map((column) => ask(column, columnLoaders[column.contentType])),
    ...blocks.map((block) => ask(block, blockLoaders[block.contentType])),
  ]
  return Object.fromEntries((await Promise.all(requests)).filter((found) => found !== null))

  async function ask<Part extends Column | Block>(part: Part, load: Loader<Part> | undefined) {
    return load ? ([part.id, await load(part, context)] as const) : null
  }
}
