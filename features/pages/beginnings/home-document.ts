import { type Column, type Container, type Document, schemaVersion } from '#features/content/schema.ts'
import type { HomeContent } from '#features/themes/schema.ts'
import { htmlText } from '#ui/html-text.ts'

/** The home page that every site begins with, as a document of its own: the same words, in parts that can be edited. */
export function homeDocument(home: HomeContent): Document {
  const { headline, lead, blocksTitle, blocks = [], stepsTitle, steps = [] } = home
  const sections: Section[] = [
    { columns: [{ contentType: 'jobSearchSplash', title: headline, subTitle: lead }] },
    { title: 'Newest jobs', columns: [{ contentType: 'jobSearch' }] },
    { title: 'Search by military code', columns: [{ contentType: 'mosTranslator' }] },
    { ...cards, title: blocksTitle, columns: blocks.map(cardOf) },
    { ...cards, title: stepsTitle, columns: steps.map(({ title, text }) => words(title, text)) },
  ]
  return { schemaVersion, containers: sections.filter(({ columns }) => columns.length).map(named) }
}

type Part = { contentType: string } & Record<string, unknown>
type Section = Partial<Pick<Container, 'style' | 'columnsPerRow' | 'columnGap'>> & {
  title?: string
  columns: Part[]
}

const cards = { style: 'grid', columnsPerRow: 3, columnGap: 2 } as const

const words = (title: string, text: string): Part => ({
  contentType: 'text',
  content: `<h3>${htmlText(title)}</h3><p>${htmlText(text)}</p>`,
})

function cardOf({ title, text, href, linkText }: NonNullable<HomeContent['blocks']>[number]): Part {
  const { content } = words(title, text)
  const button = href && linkText && { contentType: 'button', buttonText: linkText, linkTo: href }
  return {
    contentType: 'freeContent',
    freeContent: [{ contentType: 'text', textContent: content }, ...(button ? [button] : [])],
  }
}

function named({ columns, title, ...rest }: Section, at: number): Container {
  const id = `home-${at + 1}`
  return {
    ...rest,
    id,
    ...(title ? { title } : {}),
    columns: columns.map((column, i) => {
      const freeContent = (column.freeContent as Part[] | undefined)?.map((block, n) => ({
        ...block,
        id: `${id}-${i + 1}-${n + 1}`,
      }))
      return { ...column, id: `${id}-${i + 1}`, ...(freeContent && { freeContent }) } as Column
    }),
  }
}
