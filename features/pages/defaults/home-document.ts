import { type Column, type Container, type Document, schemaVersion } from '#features/content/schema.ts'
import type { HomeContent } from '#features/themes/schema.ts'
import { htmlText } from '#ui/html-text.ts'

/** The default home page as a document: the same text, in parts that can be edited. Each section has the title it needs to be saved. */
export function homeDocument(home: HomeContent): Document {
  const { headline, lead, blocksTitle, blocks = [], stepsTitle, steps = [] } = home
  const sections: Section[] = [
    {
      title: 'Job search',
      hideTitle: true,
      columns: [{ contentType: 'jobSearchSplash', title: headline, subTitle: lead }],
    },
    { title: 'Newest jobs', columns: [{ contentType: 'jobSearch' }] },
    { title: 'Search by military code', columns: [{ contentType: 'mosTranslator' }] },
    { ...cards, ...titled(blocksTitle, 'What we offer'), columns: blocks.map(cardOf) },
    {
      ...cards,
      ...titled(stepsTitle, 'How it works'),
      columns: steps.map(({ title, text }) => words(title, text)),
    },
  ]
  return { schemaVersion, containers: sections.filter(({ columns }) => columns.length).map(named) }
}

type ColumnPart = { contentType: string } & Record<string, unknown>
type Section = Partial<Pick<Container, 'style' | 'columnsPerRow' | 'columnGap' | 'hideTitle'>> & {
  title: string
  columns: ColumnPart[]
}

/** A section without a title on the page has one for screen readers. */
const titled = (title: string | undefined, hidden: string) =>
  title ? { title } : { title: hidden, hideTitle: true }

const cards = { style: 'grid', columnsPerRow: 3, columnGap: 2 } as const

const words = (title: string, text: string): ColumnPart => ({
  contentType: 'text',
  content: `<h3>${htmlText(title)}</h3><p>${htmlText(text)}</p>`,
})

function cardOf({ title, text, href, linkText }: NonNullable<HomeContent['blocks']>[number]): ColumnPart {
  const { content } = words(title, text)
  const button = href && linkText && { contentType: 'button', buttonText: linkText, linkTo: href }
  return {
    contentType: 'freeContent',
    freeContent: [{ contentType: 'text', textContent: content }, ...(button ? [button] : [])],
  }
}

function named({ columns, ...rest }: Section, at: number): Container {
  const id = `home-${at + 1}`
  return {
    ...rest,
    id,
    columns: columns.map((column, i) => {
      const freeContent = (column.freeContent as ColumnPart[] | undefined)?.map((block, n) => ({
        ...block,
        id: `${id}-${i + 1}-${n + 1}`,
      }))
      return { ...column, id: `${id}-${i + 1}`, ...(freeContent && { freeContent }) } as Column
    }),
  }
}
