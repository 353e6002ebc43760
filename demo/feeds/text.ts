import type { Wording } from '../jobs/job.ts'

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export const list = (items: string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
export const paragraph = (...sentences: string[]): string =>
  sentences.length ? `<p>${escaped(sentences.join(' '))}</p>` : ''

/** The whole description as HTML. */
export const html = (wording: Wording): string =>
  introduction(wording) +
  `<h3>What you will do</h3>${list(wording.duties)}` +
  `<h3>What you bring</h3>${list(wording.needs)}` +
  ending(wording)

export const introduction = ({ open, about, context }: Wording): string =>
  paragraph(open) + paragraph(about) + paragraph(...context)

export const ending = ({ service, terms, benefits, closing }: Wording): string =>
  `${paragraph(service)}<h3>Hours and pay</h3>${paragraph(...terms)}<h3>Benefits</h3>${list(benefits)}${paragraph(closing)}`

/** The same without markup, as plain-text feeds carry it. */
export const plain = (wording: Wording): string =>
  [
    wording.open,
    wording.about,
    wording.context.join(' '),
    `What you will do:\n${bullets(wording.duties)}`,
    `What you bring:\n${bullets(wording.needs)}`,
    wording.service,
    wording.terms.join(' '),
    `Benefits:\n${bullets(wording.benefits)}`,
    wording.closing,
  ]
    .filter(Boolean)
    .join('\n\n')

const bullets = (items: string[]) => items.map((item) => `- ${item}`).join('\n')
