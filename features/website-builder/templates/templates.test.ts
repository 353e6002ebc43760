import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cleanDocument } from '#features/content/index.ts'
import { typeOf } from '#features/content/model/document.ts'
import { type Block, Document, schemaVersion, siteGround, siteText } from '#features/content/schema.ts'
import { PageInput } from '#features/pages/schema.ts'
import { SignupSettings } from '#features/sign-up/schema.ts'
import { VariableChange } from '#features/themes/schema.ts'
import { filled } from '../templates.ts'
import { templates } from './list.ts'
import type { Template } from './template.ts'

const filling = { site: 'Harbor & <Sons>' }
const pagesOf = (template: Template) => template.pages.map((page) => filled(page, filling))
const linksIn = (text: string) =>
  [...text.matchAll(/(?:"(?:linkTo|href)":"|href=\\")([^"\\]+)/g)].map((match) => match[1]!)

describe.each(templates)('$label', (template) => {
  const pages = pagesOf(template)

  test('has a home page, one that says who it is, and more', () => {
    expect(pages.filter(({ type }) => type === 'home')).toHaveLength(1)
    expect(pages.map(({ route }) => route)).toContain('/about')
    expect(pages.length).toBeGreaterThanOrEqual(4)
    expect(VariableChange.safeParse(template.variables).error).toBeUndefined()
    expect(SignupSettings.safeParse(template.signup ?? {}).error).toBeUndefined()
    for (const page of pages) expect(PageInput.safeParse(page).error, page.name).toBeUndefined()
  })

  test('is made of content that there is, and loses nothing when it is kept', () => {
    for (const { name, document } of pages) {
      expect(Document.safeParse(document).error, name).toBeUndefined()
      expect(cleanDocument(document), name).toEqual(document)
      for (const { contentType, freeContent = [] } of document.containers.flatMap(({ columns }) => columns)) {
        expect(typeOf('column', contentType), contentType).not.toBeNull()
        for (const block of freeContent as Block[])
          expect(typeOf('block', block.contentType), block.contentType).not.toBeNull()
      }
    }
  })

  test('its pages are documents of the current version, places and all, and kept as they are', () => {
    for (const { name, document } of template.pages) {
      expect(document.schemaVersion, name).toBe(schemaVersion)
      expect(Document.parse(document), name).toEqual(document)
      expect(cleanDocument(document as Document), name).toEqual(document)
    }
  })

  test('leaves no place unfilled, and fills none with markup', () => {
    const all = JSON.stringify([pages, filled(template.content, filling)])
    expect(all).not.toMatch(/\{\w+\}/)
    for (const html of all.match(/"<[^"]*"/g) ?? []) expect(html).not.toContain('<Sons>')
  })

  // A fixed color stays as it is in dark mode, and when the owner chooses another brand color.
  test('is colored by the site’s own colors alone', () => {
    const parts = pages.flatMap(({ document }) => document.containers.flatMap((one) => [one, ...one.columns]))
    const colors = parts.flatMap((part) => {
      const { backgroundColor, fontColor } = part as { backgroundColor?: string; fontColor?: string }
      return [
        siteGround(backgroundColor) ? undefined : backgroundColor,
        siteText(fontColor) ? undefined : fontColor,
      ]
    })
    expect(colors.filter(Boolean)).toEqual([])
    expect(parts.filter((part) => 'backgroundColor' in part).length).toBeGreaterThan(0)
  })

  test('links lead to pages that it has, pictures are in its folder', () => {
    const all = JSON.stringify([pages, template.content])
    const routes = pages.map(({ route }) => `/pages${route}`)
    const own = linksIn(all).filter((link) => link.startsWith('/pages'))
    for (const link of own) expect(routes).toContain(link)
    const pictures = [...all.matchAll(/\/pictures\/([a-z0-9-]+\.\w+)/g)].map((match) => match[1]!)
    expect(pictures.length).toBeGreaterThanOrEqual(3)
    for (const file of [...pictures, 'preview.webp'])
      expect(existsSync(new URL(`${template.key}/pictures/${file}`, import.meta.url)), file).toBe(true)
  })
})
