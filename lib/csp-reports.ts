import type { App } from './web.ts'

export const cspReports = '/security/csp-reports'

const limit = { points: 20, seconds: 600, by: 'address' } as const
const most = 16 * 1024

type Report = Record<string, unknown>

/**
 * Receives browsers' reports of content security policy violations. They are untrusted: rate limited by address, and
 * only a directive and two origins of each reach the log.
 */
export async function cspReportRoutes(app: App) {
  await app.register(async (reports: App) => {
    for (const type of ['application/csp-report', 'application/reports+json'])
      reports.addContentTypeParser(type, { parseAs: 'string', bodyLimit: most }, (_, body, done) => {
        try {
          done(null, JSON.parse(String(body)))
        } catch {
          done(null, null)
        }
      })
    reports.post(
      cspReports,
      { schema: { hide: true }, config: { can: 'public', fromOutside: true, limit }, bodyLimit: most },
      async (request, reply) => {
        for (const report of reportsIn(request.body).slice(0, 5))
          request.log.warn({ csp: brief(report) }, 'content security policy violation')
        return reply.code(204).send()
      },
    )
  })
}

/** A single report in the old format (report-uri), or a list in the new one (report-to). */
function reportsIn(body: unknown): Report[] {
  const list = Array.isArray(body) ? body : [body]
  return list.flatMap((one) => {
    const report = (one as Report | null)?.['csp-report'] ?? (one as Report | null)?.body
    return report && typeof report === 'object' ? [report as Report] : []
  })
}

function brief(report: Report) {
  return {
    directive: short(
      report['effective-directive'] ?? report.effectiveDirective ?? report['violated-directive'],
    ),
    blocked: originOf(report['blocked-uri'] ?? report.blockedURL),
    page: originOf(report['document-uri'] ?? report.documentURL),
  }
}

const short = (text: unknown) => (typeof text === 'string' ? text.slice(0, 60) : null)

/** Drops paths and queries, which may be private. `inline`, `eval` and the like are not URLs. */
const originOf = (address: unknown) =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : short(address)
