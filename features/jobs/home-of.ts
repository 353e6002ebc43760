import type { FastifyRequest } from 'fastify'
import { shows } from '#features/job-cards/index.ts'
import { originOf } from '#features/themes/index.ts'

/**
 * The origin of a job's canonical URL among the sites that show it: its employer's own site, else the first site.
 */
export function homeOf(job: Parameters<typeof shows>[1], request: FastifyRequest): string {
  const { sites } = request.server
  const all = sites.all().filter((site) => shows(site, job))
  const home = all.find((site) => site.id === job.source_theme_id) ?? all[0]
  if (!home?.primaryDomain || home.id === request.site.id) return originOf(request)
  return sites.originOf(home.primaryDomain)
}
