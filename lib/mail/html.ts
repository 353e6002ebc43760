import { address } from './address.ts'
import { escapeHtml } from './escape.ts'
import type { MailContent, MailSite } from './layout.ts'

const font = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables and inline styles, which work in every mail client, also those that drop style sheets. */
export function htmlOf(content: MailContent): string {
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
  .item { border-color: #3a4655 !important }
  .button { border-color: #aab7c6 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f6f9">
<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${escapeHtml(preview(content))}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(heading)}" lang="en">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f9">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px">
<tr>${headOf(site)}</tr>
<tr><td class="text" style="padding:28px;color:#16202c;font-size:16px;line-height:1.6;${font}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${items.map(item).join('\n')}
${button ? buttonOf(button, site) : ''}
${closing.map((text) => paragraph(text, true)).join('\n')}
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

/** The preheader: what a mail list shows after the subject. */
const preview = ({ paragraphs, items = [] }: MailContent) =>
  paragraphs.find((text) => !/^Hello\b.{0,60},$/.test(text)) ?? items.map(({ title }) => title).join(', ')

/** User text is shown as written; in our own text addresses become links. */
const paragraph = (text: string, isOurs?: unknown) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${(isOurs === true ? linked(text) : escapeHtml(text)).replace(/\r?\n/g, '<br>')}</p>`

const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s]*[^\s.,;:!?)])/)
    .map((part, place) => (place % 2 ? link(part, part, 'color:inherit') : escapeHtml(part)))
    .join('')

const item = ({ title, href, lines = [] }: NonNullable<MailContent['items']>[number]) =>
  `<p class="item" style="margin:0;padding:12px 0;border-top:1px solid #d8dfe7;overflow-wrap:anywhere">${link(title, href, 'color:inherit;font-weight:600')}${lines
    .map((line) => `<br><span class="muted" style="color:#4a5868;font-size:14px">${escapeHtml(line)}</span>`)
    .join('')}</p>`

const buttonOf = ({ label, href }: NonNullable<MailContent['button']>, site: MailSite) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0 24px"><tr>
<td class="button" style="background:${color(site.brand)};border:1px solid ${color(site.brand)};border-radius:6px"><a href="${escapeHtml(address(href))}" style="display:inline-block;padding:13px 24px;color:${color(site.onBrand)};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="muted" style="margin:0 0 16px;color:#4a5868;font-size:13px;word-break:break-all">If the button does not work, copy this address:<br>${escapeHtml(address(href))}</p>`

/** The name on the site's color; a logo is designed for a light background, so it gets one, also in dark mode. */
function headOf(site: MailSite) {
  const name = escapeHtml(site.name)
  const round = 'border-radius:8px 8px 0 0'
  const picture = site.logo && !/\.svg(\?|$)/i.test(site.logo) ? new URL(site.logo, site.origin).href : null
  if (picture)
    return `<td style="padding:20px 28px;background:#ffffff;border-top:6px solid ${color(site.brand)};${round};color:#16202c;font-size:18px;font-weight:700;${font}"><img src="${escapeHtml(address(picture))}" alt="${name}" height="40" style="display:block;height:40px;max-width:100%;border:0"></td>`
  return `<td style="padding:20px 28px;background:${color(site.brand)};${round};${font}"><span style="color:${color(site.onBrand)};font-size:18px;font-weight:700">${name}</span></td>`
}

function small({ site, footer, links = [] }: MailContent) {
  const { contactEmail } = site
  return [
    ...(footer ? [linked(footer)] : []),
    ...links.map(({ label, href }) => link(label, href, 'color:inherit')),
    link(site.name, site.origin, 'color:inherit'),
    ...(contactEmail
      ? [`Questions? Write to ${link(contactEmail, `mailto:${contactEmail}`, 'color:inherit')}.`]
      : []),
  ].join('<br>\n')
}

const link = (label: string, href: string, style: string) =>
  `<a class="link" href="${escapeHtml(address(href))}" style="${style}">${escapeHtml(label)}</a>`

/** A theme's color is user input: it must not break out of its attribute. */
const color = (hex: string) => (/^#[0-9a-f]{6}$/i.test(hex) ? hex : '#16202c')
