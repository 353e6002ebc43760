import type { Facts } from '../facts.ts'
import type { Verdict } from '../schema.ts'

/** What a benefit asks for; null and empty ask for nothing. */
export type Rules = {
  audience: 'veterans' | 'spouses' | 'everyone'
  servedSince: number | null
  leastYears: number | null
  /** reasons of discharge with which the years do not count */
  yearsWaivedFor: string[]
  states: string[]
  /** what no profile says */
  asks: string
}

/** One rule: whether it is met, in words; unknown has the section of the profile that would say. */
type Answer = { is: 'met' | 'unmet' | 'unknown'; text: string; section?: string }

/** Whether a benefit fits a person, and why: made of facts of their profile alone. It is never a decision. */
export function fitOf(rules: Rules, facts: Facts): { verdict: Verdict; why: string; section: string | null } {
  const answers = [audience, since, years, place].flatMap((rule) => rule(rules, facts) ?? [])
  const unmet = answers.filter(({ is }) => is === 'unmet')
  const unknown = answers.filter(({ is }) => is === 'unknown')
  const asked = rules.asks ? [`It also requires ${rules.asks}.`] : []
  if (unmet.length) return { verdict: 'not', why: sentences(unmet), section: null }
  if (unknown.length)
    return { verdict: 'may', why: [sentences(unknown), ...asked].join(' '), section: unknown[0]!.section! }
  return {
    verdict: asked.length ? 'may' : 'fits',
    why: [sentences(answers), ...asked].join(' ').trim(),
    section: null,
  }
}

const sentences = (answers: Answer[]) => answers.map(({ text }) => text).join(' ')

function audience({ audience }: Rules, { isVeteran, isSpouse, branch, isServing }: Facts): Answer | null {
  if (audience === 'everyone') return null
  if (audience === 'spouses')
    return isSpouse
      ? { is: 'met', text: 'You are a military spouse.' }
      : { is: 'unmet', text: 'This is for spouses of people who served.' }
  if (isVeteran === false) return { is: 'unmet', text: 'This is for people who served.' }
  if (isVeteran === null)
    return { is: 'unknown', text: 'Your profile does not say whether you served.', section: 'service' }
  const verb = isServing ? 'serve' : 'served'
  return { is: 'met', text: branch ? `You ${verb} in the ${branch}.` : `You ${verb}.` }
}

function since({ servedSince: year }: Rules, { until, isServing }: Facts): Answer | null {
  if (year === null) return null
  if (isServing) return { is: 'met', text: 'You are still serving.' }
  if (until === null)
    return { is: 'unknown', text: 'Your profile does not say when your service ended.', section: 'service' }
  return until >= year
    ? { is: 'met', text: `You served until ${until}; this requires service in ${year} or later.` }
    : { is: 'unmet', text: `You served until ${until}; this requires service in ${year} or later.` }
}

function years({ leastYears, yearsWaivedFor }: Rules, facts: Facts): Answer | null {
  if (leastYears === null) return null
  const least = leastYears === 1 ? 'a year' : `${leastYears} years`
  const { discharge, from } = facts
  if (discharge && yearsWaivedFor.includes(discharge))
    return {
      is: 'met',
      text: `With your discharge (${discharge.toLowerCase()}) your length of service does not matter.`,
    }
  const until = facts.isServing ? new Date().getUTCFullYear() : facts.until
  if (from === null || until === null)
    return { is: 'unknown', text: 'Your profile does not say how long you served.', section: 'service' }
  const served = until - from
  const said = served === 0 ? 'under a year' : served === 1 ? 'about a year' : `about ${served} years`
  return served >= leastYears
    ? { is: 'met', text: `You served ${said}; this requires ${least}.` }
    : { is: 'unmet', text: `You served ${said}; this usually requires ${least}.` }
}

function place({ states }: Rules, { state }: Facts): Answer | null {
  if (states.length === 0) return null
  if (state === null)
    return { is: 'unknown', text: 'Your profile does not say where you live.', section: 'about' }
  return states.includes(state)
    ? { is: 'met', text: `You live in ${state}.` }
    : { is: 'unmet', text: `This is for people who live in ${states.join(', ')}.` }
}
