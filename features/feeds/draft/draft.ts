import type { JobDraft } from '#features/jobs/index.ts'
import type { Fields } from '../fields.ts'
import { bareName } from '../mapping/name-index.ts'
import { currencyIn } from '../values/countries.ts'
import { endOfDay, readDate } from '../values/dates.ts'
import { cleanText } from '../values/description.ts'
import {
  levelOfTitle,
  readCareerLevel,
  readClearance,
  readJobType,
  readSource,
  readWorkplace,
} from '../values/employment.ts'
import { readWage, wageOf } from '../values/wage.ts'
import { readFlag } from '../values/words.ts'
import { allValues, type DraftContext, firstValue } from './context.ts'
import { describe } from './description.ts'
import { applyEmail, applyUrl } from './links.ts'
import { placeOf } from './place.ts'

/**
 * The job that a record describes.
 * @returns null, with a warning, when it has no title
 */
export function draftOf(fields: Fields, reference: string, context: DraftContext): JobDraft | null {
  const text = (target: Parameters<typeof firstValue>[2], most = 200) => {
    const value = firstValue(fields, context, target)
    return value ? cleanText(value).slice(0, most) || null : null
  }
  const title = text('title', 300)
  if (!title) {
    context.notes.warn('Job without a title', reference)
    return null
  }
  const facts = new Map<string, string[]>()
  const place = placeOf(fields, context)
  const employment = employmentOf(fields, context, title, facts)
  const categoryNames = allValues(fields, context, 'category').map(cleanText)
  const categories = context.categories(categoryNames, title)
  if (categoryNames.length) facts.set('Field', categoryNames)
  const description = describe(fields, context, facts)
  if (!description) context.notes.warn('Job without a description', reference)
  return {
    reference,
    title,
    description,
    applyUrl: applyUrl(fields, context),
    applyEmail: applyEmail(fields, context),
    feedEmployer: feedEmployer(text('company'), fields, context),
    agency: text('agency'),
    subagency: text('subagency'),
    ...place,
    ...workplaceOf(fields, context, title),
    ...employment,
    ...payOf(fields, context, place.country),
    categories,
    ...datesOf(fields, context),
  }
}

type Employment = Pick<
  JobDraft,
  'type' | 'careerLevel' | 'clearance' | 'source' | 'isVolunteer' | 'isCompetitive'
>

function employmentOf(
  fields: Fields,
  context: DraftContext,
  title: string,
  facts: Map<string, string[]>,
): Employment {
  const types = allValues(fields, context, 'type')
  const type = readJobType(types)
  keepWords(facts, 'Contract', types, type)
  const levels = allValues(fields, context, 'level')
  const careerLevel = levels.map(readCareerLevel).find(Boolean) ?? levelOfTitle(title)
  keepWords(facts, 'Experience', levels, careerLevel)
  const clearances = allValues(fields, context, 'clearance')
  const clearance = clearances.map(readClearance).find(Boolean) ?? null
  keepWords(facts, 'Clearance', clearances, clearance)
  const flag = (target: 'volunteer' | 'competitive') =>
    allValues(fields, context, target).some((value) => readFlag(value) || value === '01')
  return {
    type,
    careerLevel,
    clearance: clearance === 'None' ? null : clearance,
    source:
      allValues(fields, context, 'source').map(readSource).find(Boolean) ??
      context.plan.mapping.defaults?.source ??
      null,
    isVolunteer: flag('volunteer') || type === 'Volunteer',
    isCompetitive: flag('competitive'),
  }
}

/** The feed's own words are kept where our category is less specific: "CDD - Alternance" beside Apprenticeship. */
function keepWords(facts: Map<string, string[]>, label: string, texts: string[], ours: string | null) {
  const named = bareName(ours ?? '')
  const more = texts.filter((text) => text.length > 2 && bareName(text) !== named && readFlag(text) === null)
  if (more.length) facts.set(label, more)
}

function workplaceOf(
  fields: Fields,
  context: DraftContext,
  title: string,
): { isRemote: boolean; isHybrid: boolean } {
  const workplace = allValues(fields, context, 'workplace').map(readWorkplace).find(Boolean)
  const flags = allValues(fields, context, 'remote').map((text) => readWorkplace(text))
  const telework = allValues(fields, context, 'telework').some((text) => readFlag(text))
  const placeSays = allValues(fields, context, 'place').some((place) => /^remote\b/i.test(place))
  const titleSays = /\((?:fully )?remote\b|[-–|,] remote\b/i.test(title)
  const where =
    workplace ??
    flags.find((flag) => flag !== 'on site') ??
    (telework ? 'hybrid' : placeSays || titleSays ? 'remote' : null)
  return { isRemote: where === 'remote', isHybrid: where === 'hybrid' }
}

function payOf(
  fields: Fields,
  context: DraftContext,
  country: string,
): Pick<JobDraft, 'wageMin' | 'wageMax' | 'wageUnit' | 'currency'> {
  const value = (target: 'wageMin' | 'wageMax' | 'wageUnit' | 'currency') =>
    firstValue(fields, context, target)
  const texts = allValues(fields, context, 'wage')
  const unit = value('wageUnit') ?? context.plan.mapping.defaults?.wageUnit
  const parts = wageOf(value('wageMin'), value('wageMax'), unit ?? texts[0], value('currency'))
  const words = texts.map(readWage).find(Boolean)
  const wage = parts ? { ...parts, max: parts.max ?? words?.max ?? null } : words
  const currency = wage?.currency ?? currencyIn(country)
  return { wageMin: wage?.min ?? null, wageMax: wage?.max ?? null, wageUnit: wage?.unit ?? null, currency }
}

function datesOf(fields: Fields, context: DraftContext): Pick<JobDraft, 'postedAt' | 'expiresAt'> {
  const read = (target: 'posted' | 'updated' | 'expires') => {
    const text = firstValue(fields, context, target)
    if (!text) return null
    const date = readDate(text, context.dateOrder)
    if (!date) context.notes.warn('Unreadable date', text)
    return date && { date, text }
  }
  const posted = read('posted') ?? read('updated')
  const expires = read('expires')
  return {
    postedAt: posted?.date ?? context.now,
    expiresAt: expires ? endOfDay(expires.date, expires.text) : null,
  }
}

function feedEmployer(company: string | null, fields: Fields, context: DraftContext): string | null {
  if (!company || bareName(company) === bareName(context.employerName)) return null
  const hidden = firstValue(fields, context, 'confidential')
  return hidden && readFlag(hidden) ? null : company
}
