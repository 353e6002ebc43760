import { escapeHtml } from '#lib/mail/escape.ts'
import type { Section } from './collect.ts'

/** A file beside the page, by its path from there. */
export type Listed = { name: string; path: string }

/** The same data as one page that a person can read, in a file of its own. */
export function readablePage(email: string, sections: Section[], files: Listed[], at: Date): string {
  const parts = sections.map(
    ({ title, rows }) =>
      `<section><h2>${escapeHtml(title)} (${rows.length})</h2>${rows.map(rowOf).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your data</title><style>${style}</style>
<h1>Your data</h1><p>What is stored about ${escapeHtml(email)}, as of ${at.toUTCString()}. The same is in data.json, for programs.</p>
${filesIn(files)}${parts.join('\n')}</html>\n`
}

const filesIn = (files: Listed[]) =>
  files.length
    ? `<section><h2>Your files</h2><ul>${files
        .map(({ name, path }) => `<li><a href="${escapeHtml(encodeURI(path))}">${escapeHtml(name)}</a></li>`)
        .join('')}</ul></section>\n`
    : ''

const rowOf = (row: Record<string, unknown>) =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `<dt>${escapeHtml(name.replaceAll('_', ' '))}</dt><dd>${escapeHtml(textOf(value))}</dd>`,
    )
    .join('')}</dl>`

const textOf = (value: unknown): string =>
  value instanceof Date
    ? value.toUTCString()
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

const style =
  'body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem;padding:1rem 0;border-top:1px solid #ccc}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}@media(max-width:40rem){dl{grid-template-columns:1fr}dt{font-weight:600}}'
