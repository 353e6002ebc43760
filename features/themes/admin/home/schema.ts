import { z } from 'zod'
import { requiredText, rows, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import type { HomeContent } from '../../schema.ts'
import { address, Links } from '../links.ts'
import type { ThemeEdit } from '../schema.ts'

/** How many of each the home page may have: nobody reads more. */
export const most = {
  ...{ quickSearches: 8, blocks: 9, steps: 6 },
  ...{ actions: 2, wants: 8, figures: 4, tiles: 12, services: 24 },
  ...{ codes: 12, forms: 12, offices: 24, call: 1 },
} as const

const title = requiredText(100, 'Please give it a title.')
const sentences = requiredText(500, 'Please write a sentence or two.')
const optionalAddress = z.union([z.literal(''), address]).optional()

const LinkWithText = z.strictObject({ label: title, href: address, text: text(200).optional() })

/** All words of the default home page. */
export const HomeForm = z.preprocess(
  nested,
  z
    .strictObject({
      picture: z.union([z.literal(''), address]).optional(),
      actions: Links(most.actions).optional(),
      wantsTitle: text(100).optional(),
      wants: Links(most.wants).optional(),
      figures: rows(
        z.strictObject({ value: requiredText(20, 'Please enter a figure.'), label: title }),
        most.figures,
      ).optional(),
      tilesTitle: text(100).optional(),
      tilesLead: text(300).optional(),
      tiles: rows(
        z.strictObject({
          ...{ title, note: text(60).optional(), text: sentences, detail: text(100).optional() },
          ...{ href: address, picture: address },
        }),
        most.tiles,
      ).optional(),
      servicesTitle: text(100).optional(),
      services: rows(
        z.strictObject({ group: title, label: title, text: sentences, href: address }),
        most.services,
      ).optional(),
      eyebrow: text(100).optional(),
      headline: requiredText(120, 'Please write a headline.'),
      lead: text(500).default(''),
      searchPlaceholder: text(60).optional(),
      quickSearches: Links(most.quickSearches).optional(),
      blocksTitle: text(100).optional(),
      blocks: rows(
        z.strictObject({ title, text: sentences, href: optionalAddress, linkText: text(60).optional() }),
        most.blocks,
      ).optional(),
      codesTitle: text(100).optional(),
      codesLead: text(300).optional(),
      codes: rows(
        z.strictObject({
          code: requiredText(20, 'Please enter a code.'),
          service: requiredText(100, 'Please say what it is in service.'),
          trade: requiredText(100, 'Please say where it leads.'),
          level: text(60).optional(),
        }),
        most.codes,
      ).optional(),
      formsTitle: text(100).optional(),
      forms: rows(LinkWithText, most.forms).optional(),
      officesTitle: text(100).optional(),
      offices: rows(LinkWithText, most.offices).optional(),
      quote: text(500).optional(),
      quoteBy: text(100).optional(),
      callTitle: text(100).optional(),
      callText: text(300).optional(),
      call: Links(most.call).optional(),
      stepsTitle: text(100).optional(),
      steps: rows(z.strictObject({ title, text: sentences }), most.steps).optional(),
    })
    .transform((home) => withoutBlanks(home) as HomeContent),
)
export type HomeForm = z.output<typeof HomeForm>

/** Leaves out what is empty. */
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
  /** a page made in the editor replaces it */
  hasOwnHome: boolean
}
