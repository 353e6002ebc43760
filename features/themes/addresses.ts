import type { Settings } from '../../config.ts'

/**
 * The origin of a domain of ours. The port of a Host header is the caller's word: links in mails and pages cached for
 * others would carry it. In production sites are at https, elsewhere at the port that the server listens on; PUBLIC_PORT
 * is for whatever is in front of it.
 */
export function originsAt(
  { production, publicPort }: Pick<Settings, 'production' | 'publicPort'>,
  listening: () => number | null,
) {
  const usual = production ? 443 : 80
  return (domain: string): string => {
    const port = publicPort ?? (production ? null : listening()) ?? usual
    return `${production ? 'https' : 'http'}://${domain}${port === usual ? '' : `:${port}`}`
  }
}
