import { type Column, type Container, type Document, schemaVersion } from '#features/content/schema.ts'
import { linked } from './links.ts'
import type { TemplatePage } from './template.ts'

// Short words for the parts of a document. Ids are given when the document is whole.

type Unnamed<Part> = Omit<Part, 'id' | 'columns' | 'freeContent'>
type Section = Unnamed<Container> & { columns: NewColumn[] }
type NewColumn = { contentType: string; freeContent?: NewBlock[] } & Record<string, unknown>
type NewBlock = { contentType: string } & Record<string, unknown>
type More = Partial<Unnamed<Column>> & Record<string, unknown>

export const section = (more: Unnamed<Container>, ...columns: NewColumn[]): Section => ({
  ...{ marginTop: 2, marginBottom: 1 },
  ...more,
  columns,
})
export const column = (contentType: string, more: More = {}): NewColumn => ({ contentType, ...more })
export const text = (content: string, more: More = {}) => column('text', { content, ...more })
/** A text on a ground of its own, beside others of its kind. */
export const card = (content: string, backgroundColor: string, more: More = {}) =>
  text(content, { horizontalPadding: 1, verticalPadding: 1, backgroundColor, ...more })
export const free = (more: More, ...freeContent: NewBlock[]) =>
  column('freeContent', { ...more, freeContent })

export const words = (textContent: string): NewBlock => ({ contentType: 'text', textContent })
export const button = (buttonText: string, linkTo: string, more: Record<string, unknown> = {}): NewBlock => ({
  ...{ contentType: 'button', display: 'inline-block', buttonText, linkTo },
  ...more,
})
/** A picture of the template's folder, with its size. */
export const picture = (
  template: string,
  file: string,
  [imageWidth, imageHeight]: [number, number],
  altText = '',
) => ({ image: linked(template, file), imageWidth, imageHeight, altText })

/** The last word of a page: one thing to do next. */
export const invitation = (title: string, lead: string, label: string, to: string): Section =>
  section(
    {
      ...{ title: 'What next', hideTitle: true, marginBottom: 0 },
      ...{ backgroundType: 'color', backgroundColor: '{brand}', verticalPadding: 2 },
    },
    free(
      { textAlignment: 'center', fontSize: 18 },
      words(`<h2>${title}</h2><p>${lead}</p>`),
      button(label, to, { buttonSize: 'large', buttonStyle: 'secondary' }),
    ),
  )

/** A home page: its name is the site's. */
export const home = (description: string, ...sections: Section[]): TemplatePage => ({
  ...{ type: 'home', name: 'Home', route: null, description },
  document: documentOf(sections),
})

export const page = (
  name: string,
  route: string,
  description: string,
  // The name of the page stands above: what comes first follows it closely.
  first: Section,
  ...others: Section[]
): TemplatePage => ({
  ...{ type: 'page', name, route, description },
  document: documentOf([{ ...first, marginTop: 1 }, ...others]),
})

function documentOf(sections: Section[]): Document {
  const containers = sections.map((container, at) => {
    const id = `part-${at + 1}`
    return { ...container, id, columns: container.columns.map((one, i) => named(one, `${id}-${i + 1}`)) }
  })
  return { schemaVersion, containers } as Document
}

function named({ freeContent, ...rest }: NewColumn, id: string) {
  const blocks = freeContent?.map((block, at) => ({ ...block, id: `${id}-${at + 1}` }))
  return { ...rest, id, ...(blocks && { freeContent: blocks }) }
}
