import { address } from './address.ts'
import { htmlOf } from './html.ts'

/** In whose name a mail is written: features/themes gives it, mailSite(request) or mailSiteOf(db, settings, themeId). */
export type MailSite = {
  name: string
  /** such as https://jobs.example.org, without a slash at its end */
  origin: string
  /** '#1b4d8a', and the text colour that reads on it */
  brand: string
  onBrand: string
  /** path or address of a picture for a light ground; mail programs show no SVG, so of those the name is written */
  logo: string | null
  contactEmail: string | null
}

export type MailContent = {
  site: MailSite
  heading: string
  /** plain text; a line break in one stays a line break */
  paragraphs: readonly string[]
  /** such as the jobs of a saved search */
  items?: readonly { title: string; href: string; lines?: readonly string[] }[]
  button?: { label: string; href: string }
  /** what follows the button */
  closing?: readonly string[]
  /** small print, such as why this mail came */
  footer?: string
  /** below the small print: what can be set, and the way out */
  links?: readonly { label: string; href: string }[]
}

/**
 * The same words as plain text and as HTML, in the site's colour. Everything given is text: it is escaped here.
 * @throws when a link is no address of the web
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
