import type { Target } from '../model/targets.ts'
import type { Meaning } from './name-index.ts'
import { type Concept, type Said, saidBy } from './path-words.ts'

/**
 * What a path means by the words in it: `when` must all be said somewhere in the path, one of `last` (if any) by its last
 * part, none of `not` anywhere and none of `notLast` there. The more special come first; the values decide whether one is right.
 */
type Rule = { when: Concept[]; last?: Concept[]; not?: Concept[]; notLast?: Concept[]; means: Meaning }

// Names that are known as they are count more than words in a path.
export const rank = 50
const target = (name: Target): Meaning => ({ kind: 'target', target: name, rank })
const fact = (label: string): Meaning => ({ kind: 'fact', label, rank })
const section = (heading: string): Meaning => ({ kind: 'section', heading, rank })
const aside = (reason: string): Meaning => ({ kind: 'aside', reason, rank })
const rule = (
  means: Meaning,
  when: Concept[],
  others: Pick<Rule, 'last' | 'not' | 'notLast'> = {},
): Rule => ({
  ...{ when, means },
  ...others,
})

const texts: Concept[] = ['section', 'description', 'about', 'requirements', 'duties', 'benefits']

const rules: Rule[] = [
  // `sections.jobDescription.title` names the section, not the job.
  ...texts.map((text) =>
    rule(aside('a heading'), [text], { last: ['title', 'name'], not: ['organization'], notLast: ['work'] }),
  ),
  rule(aside('for tracking'), ['track']),
  // Pay, before anything else called minimum, unit or type
  rule(target('currency'), ['currency']),
  rule(target('wageUnit'), ['pay', 'period'], { not: ['amount'] }),
  rule(target('wageMin'), ['pay', 'minimum']),
  rule(target('wageMax'), ['pay', 'maximum']),
  rule(target('wageUnit'), ['pay'], { last: ['period', 'kind', 'schedule'] }),
  rule(target('wage'), ['pay'], { not: ['flag'] }),
  // Contract and hours
  rule(fact('Contract length'), ['duration'], { not: ['pay'] }),
  rule(fact('Hours'), ['hours'], { not: ['pay', 'place'] }),
  rule(target('remote'), ['remote'], { last: ['remote'] }),
  rule(target('workplace'), ['remote']),
  rule(target('type'), ['contract'], { last: ['kind', 'contract', 'name', 'schedule'] }),
  rule(target('type'), ['schedule', 'kind']),
  rule(target('type'), ['work', 'schedule']),
  rule(target('type'), ['work', 'kind']),
  // Links and mail, before the company and the place they may belong to
  rule(target('logo'), ['logo'], { not: ['description'] }),
  rule(target('applyEmail'), ['apply', 'mail']),
  rule(target('applyUrl'), ['apply', 'link']),
  rule(target('companyUrl'), ['organization', 'link']),
  rule(target('applyUrl'), ['link']),
  rule(target('applyEmail'), ['mail']),
  // Places
  rule(target('lat'), [], { last: ['latitude'] }),
  rule(target('lon'), [], { last: ['longitude'] }),
  rule(target('zip'), [], { last: ['zip'] }),
  rule(target('country'), [], { last: ['country'] }),
  rule(target('city'), [], { last: ['city'] }),
  rule(target('state'), [], { last: ['state'] }),
  rule(target('address'), ['street'], { not: ['mail', 'link'] }),
  rule(fact('Reference'), ['place'], { last: ['identity'] }),
  // Dates, where the values are dates
  rule(target('expires'), ['expire']),
  rule(target('updated'), ['update']),
  rule(target('posted'), ['publish', 'begin']),
  rule(fact('Start date'), ['begin', 'date']),
  rule(target('posted'), ['publish']),
  rule(fact('Start date'), ['begin']),
  rule(target('posted'), ['date'], { last: ['date'] }),
  // The employer
  rule(section('About the employer'), ['organization', 'about']),
  rule(fact('Field'), ['industry']),
  rule(fact('Company size'), ['organization', 'size']),
  rule(fact('Reference'), ['organization', 'identity'], { not: ['name'] }),
  rule(aside('for machines'), ['organization'], { last: ['kind'] }),
  rule(target('company'), ['organization'], { not: ['contact', 'department', 'place', 'kind'] }),
  // People
  rule(fact('Contact'), ['contact'], { not: ['organization'] }),
  rule(fact('Contact'), ['person']),
  // What the work is and asks for
  rule(section('Duties'), ['duties']),
  rule(section('Requirements'), ['requirements']),
  rule(section('Benefits'), ['benefits']),
  rule(fact('Benefits'), ['benefits']),
  rule(fact('Education'), ['education']),
  rule(target('level'), ['experience']),
  rule(fact('Experience'), ['experience']),
  rule(target('clearance'), ['clearance']),
  rule(fact('Travel'), ['travel']),
  rule(fact('Languages'), ['language']),
  rule(fact('Skills'), ['skill']),
  rule(fact('Openings'), ['openings'], { not: ['name', 'identity'] }),
  rule(target('category'), ['category']),
  rule(fact('Department'), ['department']),
  rule(target('place'), ['place'], { not: ['kind'] }),
  rule(target('title'), ['work'], {
    last: ['title', 'name'],
    not: ['description', 'organization', 'kind', 'schedule', 'contact', 'experience', 'education'],
  }),
  rule(target('title'), [], { last: ['title'] }),
  rule(target('description'), ['description']),
  rule(section('Profile'), ['about']),
  rule(target('level'), [], { last: ['level'] }),
  rule(target('type'), [], { last: ['schedule'] }),
  rule(target('type'), ['work'], { last: ['kind'] }),
  rule(target('reference'), ['identity'], {
    not: [
      'organization',
      'place',
      'category',
      'contact',
      'department',
      'industry',
      'kind',
      'education',
      'experience',
    ],
  }),
  rule(fact('Reference'), [], { last: ['identity'] }),
  rule(target('type'), [], { last: ['kind'] }),
  rule(aside('a switch of the source'), ['flag']),
  rule(fact('Status'), [], { last: ['kind'] }),
]

/** What the words of a path can mean, the most special first. */
export function meaningsByWords(path: string): Meaning[] {
  const said = saidBy(path)
  return rules.filter((each) => applies(each, said)).map(({ means }) => means)
}

const applies = ({ when, last, not, notLast }: Rule, said: Said): boolean =>
  when.every((concept) => said.all.has(concept)) &&
  (!last || last.some((concept) => said.last.has(concept))) &&
  (when.length > 0 || last !== undefined) &&
  !not?.some((concept) => said.all.has(concept)) &&
  !notLast?.some((concept) => said.last.has(concept))
