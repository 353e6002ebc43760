import type { Document } from '#features/content/schema.ts'
import { type CheckedPart, partsOf } from './parts.ts'
import { contrastRule } from './rules/contrast.ts'
import { framesRule } from './rules/frames.ts'
import { headingsRule } from './rules/headings.ts'
import { linksRule } from './rules/links.ts'
import { picturesRule } from './rules/pictures.ts'
import { requiredRule } from './rules/required.ts'

/** An accessibility finding. error: it does not work for some people; warning: worth checking. */
export type Finding = {
  /** of the container, column or block */
  id: string
  /** the field to go to */
  field?: string
  message: string
  level: 'error' | 'warning'
}

export type CheckOptions = {
  /** hosts this site accepts frames from, in addition to those all sites accept */
  frames?: readonly string[]
}

export type Rule = (parts: readonly CheckedPart[], options: CheckOptions) => Finding[]

/** Adding a check is a file and a word here. */
const rules: Rule[] = [requiredRule, picturesRule, headingsRule, linksRule, framesRule, contrastRule]

/** What is wrong with a page for those who read it, in the order of the page. */
export function checkDocument(document: Document, options: CheckOptions = {}): Finding[] {
  const parts = partsOf(document)
  const order = new Map(parts.map(({ id }, at) => [id, at]))
  return rules
    .flatMap((rule) => rule(parts, options))
    .sort((one, other) => order.get(one.id)! - order.get(other.id)!)
}
