import { about } from './about/section.ts'
import { clearance } from './clearance/section.ts'
import { files } from './files/section.ts'
import { interests } from './interests/section.ts'
import type { SectionName } from './list.ts'
import { privacy } from './privacy/section.ts'
import type { Section } from './section.ts'
import { service } from './service/section.ts'
import { work } from './work/section.ts'

/** The server side of each section, one folder each. */
export const behind: Record<SectionName, Section> = {
  about,
  service,
  interests,
  clearance,
  work,
  files,
  privacy,
}
