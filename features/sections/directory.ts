import type { HomeContent } from '#features/themes/schema.ts'
import type { Directory, DirectoryQuery } from './schema.ts'

/** Services, forms and offices of a site: those with every word that was typed, and the offices for a ZIP code. */
export function directoryOf(content: Partial<HomeContent>, { q, zip }: DirectoryQuery): Directory {
  const { services = [], forms = [], offices = [] } = content
  const code = zip.replace(/\D/g, '').slice(0, 5)
  const serving = code ? offices.filter(({ zips }) => serves(zips, code)) : []
  const near = serving.length ? serving : offices
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const withWords = <Row extends { label: string; href: string; text?: string; group?: string }>(
    rows: Row[],
  ) =>
    rows
      .filter(({ label, text = '', group = '' }) => {
        const all = `${label} ${text} ${group}`.toLowerCase()
        return words.every((word) => all.includes(word))
      })
      .map(({ label, href, text }) => ({ label, href, text }))
  return {
    ...{ q, zip, isUnserved: code !== '' && serving.length === 0 },
    hasZips: offices.some(({ zips }) => zips),
    // Who asks for an office wants offices.
    services: code ? [] : withWords(services),
    forms: code ? [] : withWords(forms),
    offices: withWords(near),
  }
}

const serves = (zips = '', code: string) =>
  zips
    .split(/[,\s]+/)
    .filter(Boolean)
    .some((beginning) => code.startsWith(beginning))
