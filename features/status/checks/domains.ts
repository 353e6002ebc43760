import { lookup } from 'node:dns/promises'
import { type Check, type Tools, well } from '../fact.ts'

const timeoutMs = 8_000

/** Each site's domains lead somewhere; a thorough look also asks for a page there. */
export const domains: Check = {
  key: 'domains',
  name: 'Addresses of the sites',
  asksOthers: true,
  async look(tools) {
    const rows = await tools.db
      .selectFrom('theme_domains')
      .innerJoin('themes', 'themes.id', 'theme_id')
      .select('domain')
      .where('status', '=', 'published')
      .orderBy('domain')
      .execute()
    const faults = await Promise.all(rows.map(({ domain }) => faultOf(domain, tools)))
    const wrong = faults.filter((fault) => fault !== null)
    if (!rows.length)
      return {
        level: 'watch',
        says: 'There is no site yet.',
        steps: ['Make the first one: npm run create-admin -- --email ADDRESS'],
      }
    if (!wrong.length)
      return well(rows.length === 1 ? 'The address works.' : `All ${rows.length} addresses work.`)
    return {
      level: 'broken',
      says: `${wrong.length} of ${rows.length} addresses do not work.`,
      detail: wrong.join(' '),
      notice: 'Visitors who type these addresses find nothing.',
      steps: [
        'At the company where the domain was registered, let it point to this server (an A or AAAA record).',
        'If it does: look whether the proxy in front knows the domain and has a certificate for it.',
      ],
    }
  },
}

async function faultOf(domain: string, { settings, isThorough }: Tools): Promise<string | null> {
  // Of this machine alone, whatever a name server says.
  const isLocal = domain === 'localhost' || domain.endsWith('.localhost')
  try {
    if (!isLocal) await lookup(domain)
  } catch {
    return `${domain} leads nowhere.`
  }
  if (!isThorough || isLocal) return null
  const origin = settings.production
    ? `https://${domain}`
    : `http://${domain}:${settings.publicPort ?? settings.port}`
  try {
    const { status } = await fetch(`${origin}/`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    return status < 400 ? null : `${domain} answers ${status}.`
  } catch (error) {
    return `${domain} does not answer (${causeOf(error as Error)}).`
  }
}

const causeOf = ({ cause, message }: Error) => (cause as Error | undefined)?.message || message
