import { sectionData } from '#features/sections/index.ts'
import { homeWords } from '#features/themes/index.ts'
import { homeLists } from '#features/themes/list.ts'
import type { LoadContext } from '../../data.ts'
import { usualSection } from '../../model/things.ts'

/** What the section finds on this site, and its words on the home page, for a column without its own. */
export async function loadSection(part: object, { db, site }: LoadContext) {
  const { section = usualSection } = part as { section?: string }
  const home = Object.entries(homeWords(site))
  const own = homeLists
    .filter(({ sections }) => (sections as readonly string[]).includes(section))
    .flatMap(({ name, texts = [] }) => [name as string, ...texts.map((text) => text.name)])
  return {
    found: await sectionData(db, site, [section]),
    words: Object.fromEntries(home.filter(([name]) => own.includes(name))),
  }
}
