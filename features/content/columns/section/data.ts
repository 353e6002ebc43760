import { sectionData } from '#features/sections/index.ts'
import { homeWordsShown } from '#features/themes/index.ts'
import { homeLists, homeTexts } from '#features/themes/list.ts'
import type { LoadContext } from '../../data.ts'
import { usualSection } from '../../model/things.ts'

/** What the section finds on this site, and its words on the home page, for a column without its own. */
export async function loadSection(part: object, { db, site }: LoadContext) {
  const { section = usualSection } = part as { section?: string }
  const home = Object.entries(homeWordsShown(site))
  const own = [...homeLists, ...homeTexts]
    .filter(({ sections }) => (sections as readonly string[]).includes(section))
    .flatMap((one) => [
      ...('name' in one ? [one.name as string] : []),
      ...(one.texts ?? []).map((text) => text.name),
    ])
  const words = Object.fromEntries(home.filter(([name]) => own.includes(name)))
  return {
    // A field that was emptied has the words of the home page again.
    found: await sectionData(db, site, [section], { ...words, ...filled(part) }),
    words,
  }
}

const filled = (part: object) => Object.fromEntries(Object.entries(part).filter(([, value]) => value !== ''))
