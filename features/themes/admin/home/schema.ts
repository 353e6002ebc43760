import { z } from 'zod'
import { nested } from '../../model/nested.ts'
import type { HomeContent } from '../../schema.ts'
import { address, Links, rowsOf, words } from '../rows/schema.ts'
import type { ThemeEdit } from '../schema.ts'

/** Bounds of what stands on the home page: more of it nobody reads. */
export const most = { quickSearches: 8, blocks: 9, steps: 6 } as const

const title = words(100).min(1, 'Please give it a title.')
const text = words(500).min(1, 'Please write a sentence or two.')
const orNone = z.union([z.literal(''), address]).optional()

/** The words of the home page that every site has: the whole of them. */
export const HomeForm = z.preprocess(
  nested,
  z
    .strictObject({
      layout: z.enum(['split', 'centered', 'banner']).default('split'),
      eyebrow: words(100).optional(),
      headline: words(120).min(1, 'Please write a headline.'),
      lead: words(500).default(''),
      searchPlaceholder: words(60).optional(),
      quickSearches: Links(most.quickSearches).optional(),
      blocksTitle: words(100).optional(),
      blocks: rowsOf(
        z.strictObject({ title, text, href: orNone, linkText: words(60).optional() }),
        most.blocks,
      ).optional(),
      stepsTitle: words(100).optional(),
      steps: rowsOf(z.strictObject({ title, text }), most.steps).optional(),
    })
    .transform((home) => withoutBlanks(home) as HomeContent),
)
export type HomeForm = z.output<typeof HomeForm>

/** What is empty is not there. */
function withoutBlanks<Given>(given: Given): Given {
  if (Array.isArray(given)) return given.map(withoutBlanks) as Given
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name, value]) => name === 'lead' || (value !== '' && value !== undefined && !isEmpty(value)))
      .map(([name, value]) => [name, withoutBlanks(value)]),
  ) as Given
}
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

export type HomeEdit = ThemeEdit & {
  home: HomeContent
  /** a page of the editor stands at / instead */
  hasOwnHome: boolean
}
