import { address } from './address.ts'
import { htmlOf } from './html.ts'

/** The site a mail is sent for; see mailSite(request) and mailSiteOf(db, settings, themeId) in features/themes. */
export type MailSite = {
  name: string
  /** such as https://jobs.example.org, without a trailing slash */
  origin: string
  /** such as '#1b4d8a', and a readable text color on it */
  brand: string
  onBrand: string
  /** path or URL of a picture for a light background; mail clients do not show SVG, so the name replaces those */
  logo: string | null
  contactEmail: string | null
}

export type MailContent = {
  site: MailSite
  heading: string
  /** plain text; line breaks are kept */
  paragraphs: readonly string[]
  /** such as the jobs of a saved search */
  items?: readonly { title: string; href: string; lines?: readonly string[] }[]
  button?: { label: string; href: string }
  /** after the button */
  closing?: readonly string[]
  /** small print, such as why this mail was sent */
  footer?: string
  /** below the small print: settings and unsubscribe */
  links?: readonly { label: string; href: string }[]
}

/**
 * The same words as plain text and as HTML, in the site's color. All input is plain text and escaped here.
 * @throws when a link is not a web address
 */
export function mailLayout(content: MailContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) }
}

function textOf({ site, heading, paragraphs, items = [], button, closing = [], ...rest }: MailContent) {
  const blocks = [
    heading,
    ...paragraphs,
    ...items.map(({ title, href, lines = [] }) => [title, ...lines, address(href)].join('\n')),
    ...(button ? [`${button.label}:\n${address(button.href)}`] : []),
    ...closing,
    // "-- " alone on a line: what follows is a signature (RFC 3676).
    ['-- ', site.name, site.origin, ...contact(site), ...footer(rest)].join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

const contact = ({ contactEmail }: MailSite) => (contactEmail ? [`Questions? Write to ${contactEmail}.`] : [])
const footer = ({ footer, links = [] }: Pick<MailContent, 'footer' | 'links'>) => [
  ...(footer ? [footer] : []),
  ...links.map(({ label, href }) => `${label}: ${address(href)}`),
]
