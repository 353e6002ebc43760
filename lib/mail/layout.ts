import { escapeHtml } from './escape.ts'

/** In whose name a mail is written: features/themes gives it, mailSite(request) or mailSiteOf(db, settings, themeId). */
export type MailSite = {
  name: string
  /** such as https://jobs.example.org, without a slash at its end */
  origin: string
  /** '#1b4d8a', and the text colour that reads on it */
  brand: string
  onBrand: string
  /** path or address of a picture; mail programs show no SVG, so of those the name is written */
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
  unsubscribe?: { label: string; href: string }
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
const footer = ({ footer, unsubscribe }: Pick<MailContent, 'footer' | 'unsubscribe'>) => [
  ...(footer ? [footer] : []),
  ...(unsubscribe ? [`${unsubscribe.label}: ${address(unsubscribe.href)}`] : []),
]

const font = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

// Tables and styles in attributes: what every mail program shows, those that drop style sheets too.
function htmlOf(content: MailContent) {
  const { site, heading, paragraphs, items = [], button, closing = [] } = content
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0b0f14 !important }
  .card { background: #1a212b !important }
  .text, .text .link { color: #e9eef4 !important }
  .muted, .muted .link { color: #aab7c6 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f9">
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(heading)}" lang="en">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f9">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 28px;background:${color(site.brand)};border-radius:8px 8px 0 0;${font}">${nameOf(site)}</td></tr>
<tr><td class="text" style="padding:28px;color:#16202c;font-size:16px;line-height:1.6;${font}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${items.map(item).join('\n')}
${button ? buttonOf(button, site) : ''}
${closing.map(paragraph).join('\n')}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="muted" style="padding:20px 28px;color:#4a5868;font-size:13px;line-height:1.6;${font}">
${small(content)}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\r?\n/g, '<br>')}</p>`

const item = ({ title, href, lines = [] }: NonNullable<MailContent['items']>[number]) =>
  `<p style="margin:0 0 16px">${link(title, href, 'color:inherit;font-weight:600')}${lines
    .map((line) => `<br><span class="muted" style="color:#4a5868">${escapeHtml(line)}</span>`)
    .join('')}</p>`

const buttonOf = ({ label, href }: NonNullable<MailContent['button']>, site: MailSite) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="background:${color(site.brand)};border-radius:6px"><a href="${escapeHtml(address(href))}" style="display:inline-block;padding:13px 24px;color:${color(site.onBrand)};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="muted" style="margin:0 0 16px;color:#4a5868;font-size:13px;word-break:break-all">If the button does not work, copy this address: <br>${escapeHtml(address(href))}</p>`

function nameOf(site: MailSite) {
  const name = escapeHtml(site.name)
  const picture = site.logo && !/\.svg(\?|$)/i.test(site.logo) ? new URL(site.logo, site.origin).href : null
  if (picture) return `<img src="${escapeHtml(address(picture))}" alt="${name}" height="40">`
  return `<span style="color:${color(site.onBrand)};font-size:18px;font-weight:700">${name}</span>`
}

function small({ site, footer, unsubscribe }: MailContent) {
  const { contactEmail } = site
  return [
    ...(footer ? [escapeHtml(footer)] : []),
    link(site.name, site.origin, 'color:inherit'),
    ...(contactEmail
      ? [`Questions? Write to ${link(contactEmail, `mailto:${contactEmail}`, 'color:inherit')}.`]
      : []),
    ...(unsubscribe ? [link(unsubscribe.label, unsubscribe.href, 'color:inherit')] : []),
  ].join('<br>\n')
}

const link = (label: string, href: string, style: string) =>
  `<a class="link" href="${escapeHtml(address(href))}" style="${style}">${escapeHtml(label)}</a>`

function address(href: string): string {
  if (/^(https?:\/\/|mailto:)[^\s]+$/i.test(href)) return href
  throw new Error('A link in a mail is a whole address: http(s)://… or mailto:…')
}

/** A theme's colour is typed by its owner: it must not leave its attribute. */
const color = (hex: string) => (/^#[0-9a-f]{6}$/i.test(hex) ? hex : '#16202c')
