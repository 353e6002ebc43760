import { homeLists, homeTexts } from '#features/themes/list.ts'
import { homeSections } from '#ui/home-sections.ts'
import { choice, type FieldMap, image, link, list, longText, text } from '../../model/fields.ts'
import { lookOfSection, usualSection } from '../../model/things.ts'
import { contentType } from '../../model/types.ts'

type Asked = (typeof homeLists)[number]['fields'][number]

/** The containers of a page are what this page has already. */
const sections = homeSections
  .filter(({ value }) => value !== 'own')
  .map(({ value, label }) => ({ value, label }))

const fieldOf = ({ name, label, long, date, most }: Asked) => {
  if (name === 'href') return link(label)
  if (name === 'picture') return image(label)
  if (date) return text(label, { longest: most, help: 'Such as 2026-11-26.' })
  return long ? longText(label) : text(label, { longest: most })
}

type Texts = (typeof homeTexts)[number]

const textsOf = ({ sections: is, texts }: Texts) =>
  texts.map(
    ({ name, label, maxLength, help }) =>
      [
        name,
        text(label, { longest: maxLength, when: { field: 'section', is }, ...(help && { help }) }),
      ] as const,
  )

/** The words of each section, as the form of the home page asks for them. */
const words: FieldMap = Object.fromEntries([
  ...homeTexts.flatMap(textsOf),
  ...homeLists.flatMap(({ sections: is, name, label, texts = [], fields }) => {
    const when = { field: 'section', is }
    return [
      ...textsOf({ sections: is, texts }),
      [
        name,
        list(label, Object.fromEntries(fields.map((one) => [one.name, fieldOf(one)])), {
          when,
          help: 'Without any, those of the home page are shown.',
        }),
      ] as const,
    ]
  }),
])

/** How a section looks: a choice for each that has one. */
const looks: FieldMap = Object.fromEntries(
  homeSections.flatMap(({ value, variants: [usual, ...others] }) =>
    usual
      ? [
          [
            lookOfSection(value),
            choice('Look', [usual, ...others], {
              default: usual.value,
              when: { field: 'section', is: [value] },
            }),
          ],
        ]
      : [],
  ),
)

export const section = contentType({
  key: 'section',
  label: 'Section of the home page',
  group: 'Basics',
  about: 'Jobs, tiles, services, wage steps, offices …',
  fields: {
    section: choice('Section', sections, { default: usualSection }),
    ...looks,
    /** of pages made before each section had a field of its own; no longer asked for */
    variant: text('Look', { longest: 40, when: { field: 'section', is: [] } }),
    ...words,
  },
})
