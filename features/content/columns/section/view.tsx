import { isFilled, type SectionName } from '#features/sections/list.ts'
import type { SectionData, SectionProps } from '#features/sections/schema.ts'
import { sectionOf } from '#features/sections/widgets.ts'
import { emptyMessages } from '#spec/messages.ts'
import { usePage } from '#ui/nav.ts'
import { linkOf, pictureOf } from '../../model/grammar.ts'
import { lookOfSection, usualSection } from '../../model/things.ts'
import { Quiet, Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'

type Values = Record<string, unknown>
type Data = { found: SectionData; words: SectionProps['content'] }

/** A section as on the home page, with words of its own. */
export default function SectionView({ values, data }: ViewProps<Values, Data | undefined>) {
  const { canEdit } = usePage<{ canEdit?: boolean }>().props
  const name = (values.section ?? usualSection) as SectionName
  const Section = sectionOf(name)
  if (!data || !Section) return <Waiting icon="document">The section appears here.</Waiting>
  const props: SectionProps = {
    ...data.found,
    content: { ...data.words, ...ownWords(values) },
    variant: (values[lookOfSection(name)] ?? values.variant) as string | undefined,
  }
  if (!isFilled(name, props)) return canEdit ? <Quiet>{emptyMessages.nothing}</Quiet> : null
  return <Section {...props} />
}

/** What was written for this column: texts, and lists with their addresses understood. */
const ownWords = (values: Values): SectionProps['content'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return value ? [[name, value]] : []
      const rows = value.flatMap(rowOf)
      return rows.length ? [[name, rows]] : []
    }),
  )

/** What rows of the lists are called by; one without it was just added. */
const names = ['label', 'title', 'step', 'value', 'code']

/** A link that leads nowhere is none. */
function rowOf(row: Values): Values[] {
  if (!names.some((name) => row[name])) return []
  const { href, picture, ...texts } = row
  const [leads, shows] = [linkOf(href as string | undefined), pictureOf(picture as string | undefined)]
  return [{ ...texts, ...(leads && { href: leads }), ...(shows && { picture: shows }) }]
}
