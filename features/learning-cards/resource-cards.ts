import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { may, type Person } from '#spec/access.ts'
import type { ResourceCard } from './schema.ts'
import { summaryOf } from './summary.ts'
import type { Here } from './visible.ts'

/** The resources of a site, and those of all sites, with the file that each is. */
export const resourceRows = (db: Db, site: Here) =>
  db
    .selectFrom('resources as r')
    .leftJoin('files as f', (on) =>
      on.on(sql<boolean>`f.id = substring(r.address from '^/files/([0-9a-f-]{36})$')::uuid`),
    )
    .where((r) => r.or([r('r.theme_id', 'is', null), r('r.theme_id', '=', site.id)]))
    .select(['r.id', 'r.title', 'r.category', 'r.image', 'r.description', 'r.address'])
    .select(['r.created_at as createdAt', 'f.type as fileType', 'f.bytes'])

type Row = Awaited<ReturnType<ReturnType<typeof resourceRows>['execute']>>[number]

export const resourceCardOf = ({ description, fileType, bytes, createdAt, ...row }: Row): ResourceCard => ({
  ...row,
  description: summaryOf(description),
  file: fileType ? { type: typeNames[fileType] ?? 'Picture', bytes: bytes! } : null,
  createdAt: createdAt.toISOString(),
})

const typeNames: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
}

/** The cards of these resources, as far as this site shows them. @returns by id */
export async function resourceCards(db: Db, site: Here, ids: string[]): Promise<Map<string, ResourceCard>> {
  if (!ids.length) return new Map()
  const rows = await resourceRows(db, site).where('r.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, resourceCardOf(row)]))
}

/** The resources that this person may change: administrators all, owners those of their sites. */
export const editableResources = (db: Db, viewer: Person) =>
  db
    .selectFrom('resources as r')
    .where(
      may(viewer, 'learning.manage')
        ? sql<boolean>`coalesce(${ownSites(viewer, 'resources.everywhere').has('r.theme_id')}, false)`
        : sql<boolean>`false`,
    )
