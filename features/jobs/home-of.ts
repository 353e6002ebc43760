import type { FastifyRequest } from 'fastify'
import { originOf, type Sites } from '#features/themes/index.ts'

/**
 * Where a job is at home among the sites that show it: at its employer's own site, else at the first of all. Search
 * engines are told that address on every site.
 */
export function homeOf(
  job: { source_theme_id: string | null },
  sites: Sites,
  request: FastifyRequest,
): string {
  const all = sites.all()
  const home = all.find((site) => site.id === job.source_theme_id) ?? all[0]
  if (!home?.primaryDomain || home.id === request.site.id) return originOf(request)
  const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? ''
  return `${request.protocol}://${home.primaryDomain}${port}`
}
