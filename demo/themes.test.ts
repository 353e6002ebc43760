import { globSync, readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { SignupSettings } from '#features/sign-up/schema.ts'
import { stepsOf } from '#features/sign-up/steps/schema.ts'
import { fontStacks } from '#ui/theme.ts'
import { employers } from './employers.ts'
import { logoOf } from './logo.ts'
import { pages } from './pages.ts'
import { signups } from './signups.ts'
import { themes } from './themes.ts'

const wellFormed = (svg: string) => {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(svg).close()
}

describe('the demo themes', () => {
  it('differ in everything that a person sees', () => {
    const differ = (pick: (theme: (typeof themes)[number]) => unknown) =>
      expect(new Set(themes.map(pick)).size).toBe(themes.length)
    differ(({ variables }) => variables.brand)
    differ(({ variables }) => variables.fontHeading)
    differ(({ variables }) => variables.headerLayout)
    differ(({ variables }) => variables.cardStyle)
    differ(({ variables }) => variables.footerLayout)
    differ(({ variables }) => variables.width)
    differ(({ variables }) => variables.sections.filter(({ shown }) => shown)[0]?.name)
    differ(({ variables }) => variables.heroLayout)
    differ(({ content }) => content.home?.headline)
    differ(({ logoLight }) => logoLight)
    for (const { variables } of themes) expect(Object.keys(fontStacks)).toContain(variables.fontHeading)
  })

  it('link only to what exists', () => {
    for (const { slug, content } of themes) {
      const written = pages.filter(({ theme }) => theme === slug).map(({ route }) => `/pages${route}`)
      const { navigation = [], footer, home } = content
      const links = [
        ...navigation,
        ...(footer?.links ?? []),
        ...(home?.quickSearches ?? []),
        ...(home?.blocks ?? []),
        ...(home?.call ?? []),
        ...(home?.offices ?? []),
        ...(home?.forms ?? []),
        ...(home?.notices ?? []),
        ...(home?.services ?? []),
        ...(home?.scopes ?? []),
        ...(content.languages ?? []),
      ]
      for (const { href } of links) {
        if (href)
          expect([...written, '/jobs/search', '/news', '/trainings', '/directory', '/fundraisers']).toContain(
            href.replace(/\?.*/, ''),
          )
      }
      for (const block of home?.blocks ?? []) expect(Boolean(block.href)).toBe(Boolean(block.linkText))
    }
  })

  it('are made by settings and content alone', () => {
    const root = new URL('../', import.meta.url)
    const files = globSync('{features,ui,web}/**/*.{tsx,css}', { cwd: root, exclude: ['**/*.test.tsx'] })
    expect(files.length).toBeGreaterThan(500)
    const names = themes.flatMap(({ slug, name, domains }) => [slug, name, ...domains.slice(0, 1)])
    const named = names.filter((name) => name !== 'localhost')
    const found = files.flatMap((file) => {
      const text = readFileSync(new URL(file, root), 'utf8').toLowerCase()
      return named.filter((name) => text.includes(name.toLowerCase())).map((name) => `${file}: ${name}`)
    })
    expect(found).toEqual([])
  })

  it('have logos of forty pixels', () => {
    for (const file of themes.flatMap(({ logoLight, logoDark }) => [logoLight, logoDark])) {
      const svg = readFileSync(new URL(`assets/${file}`, import.meta.url), 'utf8')
      wellFormed(svg)
      expect(svg).toMatch(/^<svg [^>]*height="40"/)
    }
  })
})

describe('the logos of employers', () => {
  it('are the same for the same name, and mostly different for others', () => {
    for (const employer of employers) wellFormed(logoOf(employer))
    expect(logoOf(employers[0]!)).toBe(logoOf(employers[0]!))
    expect(new Set(employers.map(logoOf)).size).toBeGreaterThan(employers.length * 0.95)
  })
})

describe('signing up at the demo sites', () => {
  const steps = themes.map(({ slug }) => stepsOf(SignupSettings.parse(signups[slug])))

  it('takes one step somewhere and two elsewhere, with a quiz and with one organization’s questions', () => {
    expect(new Set(steps)).toEqual(new Set([1, 2]))
    const all = Object.values(signups)
    expect(all.some(({ quiz, dd214, resume }) => quiz && dd214 && resume)).toBe(true)
    expect(all.some(({ extendedProfile }) => extendedProfile)).toBe(true)
  })
})
