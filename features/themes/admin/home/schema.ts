import { z } from 'zod'
import { requiredText, rows, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { most } from '../../model/home-most.ts'
import type { HomeContent } from '../../schema.ts'
import { address, Links } from '../links.ts'
import type { ThemeEdit } from '../schema.ts'

const title = requiredText(100, 'Please give it a title.')
const sentences = requiredText(500, 'Please write a sentence or two.')
const optionalAddress = z.union([z.literal(''), address]).optional()

const LinkWithText = z.strictObject({ label: title, href: address, text: text(200).optional() })

const Office = LinkWithText.extend({
  zips: text(500)
    .refine((zips) => /^(\d{1,5}([,\s]+|$))*$/.test(zips), 'Please write ZIP codes, such as 00114, 002.')
    .optional(),
})

const Day = z.union([z.literal(''), z.iso.date()])

const dollars = 'Please enter dollars, such as 26.18.'
const Dollars = requiredText(9, dollars).refine((amount) => /^\d{1,6}(\.\d\d)?$/.test(amount), dollars)
const NoDollars = z.literal('')

/** Each of the words of the default home page. */
export const homeShape = {
  picture: z.union([z.literal(''), address]).optional(),
  pictureText: text(150).optional(),
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
      ...{ title, note: text(60).optional(), text: sentences },
      ...{ strong: text(100).optional(), detail: text(100).optional() },
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
  lead: text(500),
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
  officesLead: text(300).optional(),
  offices: rows(Office, most.offices).optional(),
  noticesTitle: text(100).optional(),
  notices: rows(
    z.strictObject({
      ...{ label: title, text: text(200).optional(), href: optionalAddress },
      ...{ day: Day.optional(), until: Day.optional() },
    }),
    most.notices,
  ).optional(),
  scopes: Links(most.scopes).optional(),
  quote: text(500).optional(),
  quoteBy: text(100).optional(),
  callTitle: text(100).optional(),
  callText: text(300).optional(),
  call: Links(most.call).optional(),
  stepsTitle: text(100).optional(),
  steps: rows(z.strictObject({ title, text: sentences }), most.steps).optional(),
  wagesTitle: text(100).optional(),
  wagesLead: text(300).optional(),
  wagesMore: text(60).optional(),
  wages: rows(
    z.strictObject({
      step: requiredText(40, 'Please name the step.'),
      wage: Dollars,
      more: z.union([NoDollars, Dollars], dollars).optional(),
    }),
    most.wages,
  ).optional(),
  partnersTitle: text(100).optional(),
  partners: rows(
    z.strictObject({ label: title, href: optionalAddress, picture: optionalAddress }),
    most.partners,
  ).optional(),
  teaserEyebrow: text(100).optional(),
  teaserTitle: text(100).optional(),
  teaserButton: text(60).optional(),
  teaser: rows(z.strictObject({ title, text: sentences }), most.teaser).optional(),
  promotedTitle: text(100).optional(),
  newestTitle: text(100).optional(),
  newestSearch: z
    .string()
    .trim()
    .max(500)
    .regex(
      /^(\/jobs\/search(\?[^\s#]*)?)?$/,
      'Please enter the address of a search, such as /jobs/search?s=State.',
    )
    .optional(),
  nearTitle: text(100).optional(),
  nearPlace: text(100).optional(),
  matchingTitle: text(100).optional(),
  matchingCode: text(60).optional(),
  trainingsTitle: text(100).optional(),
  fundraisersTitle: text(100).optional(),
  ownPage: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.trim().replace(/^\/pages(?=\/)/, '') : given),
      z
        .string()
        .max(200)
        .regex(/^(\/[\w/-]*)?$/, 'Please enter the address of a page, such as /about.'),
    )
    .optional(),
}

/** All words of the default home page. */
export const HomeForm = z.preprocess(
  nested,
  z
    .strictObject({ ...homeShape, lead: homeShape.lead.default('') })
    .transform((home) => withoutBlanks(home) as HomeContent),
)
export type HomeForm = z.output<typeof HomeForm>

/** Leaves out what is empty. */
export function withoutBlanks<Given>(given: Given): Given {
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
