import type { FastifyRequest } from 'fastify'
import { originOf } from '#features/themes/index.ts'

/**
 * The origin of a job's canonical URL among the sites that show it: its employer's own site, else the first site.
 */
export function homeOf(job: { source_theme_id: string | null }, request: FastifyRequest): string {
  const { sites } = request.server
  const all = sites.all()
  const home = all.find((site) => site.id === job.source_theme_id) ?? all[0]
  if (!home?.primaryDomain || home.id === request.site.id) return originOf(request)
  return sites.originOf(home.primaryDomain)
}
