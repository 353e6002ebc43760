import { audit } from '#lib/audit.ts'
import { sendCsv } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import type { App } from '#lib/web.ts'
import { allEntries, auditPage } from './entries.ts'
import { csvColumns } from './export.ts'
import { AuditFilter, AuditQuery } from './schema.ts'

const config = { can: 'audit.view' } as const
const often = { points: 20, seconds: 60, by: 'account' } as const

/** The audit trail: who did what to whom. Read-only. */
export default async function auditRoutes(app: App, { db }: { db: Db }) {
  const { auditActions } = app.features
  app.get('/admin/audit', { schema: { querystring: AuditQuery }, config }, async ({ query }, reply) =>
    reply.page('audit/list', await auditPage(db, auditActions, query)),
  )

  const download = { schema: { querystring: AuditFilter }, config: { ...config, limit: often } }
  app.get('/admin/audit.csv', download, async (request, reply) => {
    const given = Object.entries(request.query).filter(([, value]) => value !== '')
    await audit(db, request, { action: 'audit.export', detail: Object.fromEntries(given) })
    return sendCsv(reply, 'audit-trail', csvColumns, allEntries(db, auditActions, request.query))
  })
}
