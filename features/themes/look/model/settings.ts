// Every setting of a site's look: those of ui/look-settings.ts, and the words and lists of its home page, by section.
import { placedSections } from '#ui/home-order.ts'
import { type HomeSection, homeSections, type SectionChoice } from '#ui/home-sections.ts'
import type { LookSetting } from '#ui/look-setting.ts'
import { isUsed, type LookKey, lookSettings, wordSettings } from '#ui/look-settings.ts'
import { homeListWords } from '../../model/home-list-words.ts'
import { homeLists, homeTexts } from '../../model/home-lists.ts'
import { most } from '../../model/home-most.ts'
import type { HomeContent } from '../../schema.ts'

/** The words of a home page that are not settings of ui/look-of-home.ts already. */
export type HomeWords = Required<Omit<HomeContent, 'scopes' | 'picture' | 'pictureText'>>
export type HomeWordKey = keyof HomeWords
export type SettingKey = LookKey | HomeWordKey

type HomeWordSetting = LookSetting & { key: HomeWordKey }

export const heroWordsHeading = 'Hero words'
const ofHero = { group: 'home', heading: heroWordsHeading } as const
const text = (key: HomeWordKey, label: string, most: number, help?: string): HomeWordSetting => ({
  ...ofHero,
  ...{ kind: 'text', key, label, most, initial: '', words: ['home', key] },
  ...(help && { help }),
})
const links = (
  key: HomeWordKey & keyof typeof most,
  label: string,
  help: string,
  heroLayout?: string,
): HomeWordSetting => ({
  ...ofHero,
  ...{ kind: 'links', key, label, help, most: most[key], initial: [], words: ['home', key] },
  ...(heroLayout && { usedWith: { key: 'heroLayout', values: [heroLayout] } }),
})

/** What the hero says. */
export const heroWords: HomeWordSetting[] = [
  text('eyebrow', 'Above the headline', 100, 'A few words, such as whom the site is for.'),
  text('headline', 'Headline', 120),
  text('lead', 'Below the headline', 500),
  text('searchPlaceholder', 'Hint in the search field', 60, 'Such as: Job title, skill or employer'),
  links(
    'quickSearches',
    'Suggested searches',
    'Shown below the search field. An address looks like /jobs/search?q=nurse.',
  ),
  links('actions', 'Buttons', 'For the hero “A picture, words and two buttons”.', 'picture'),
  {
    ...text('wantsTitle', 'Title beside the search', 100),
    usedWith: { key: 'heroLayout', values: ['tasks'] },
  },
  links('wants', 'Links beside the search', 'What people come for.', 'tasks'),
]

/** A page whose containers are a section. */
const ownPage: HomeWordSetting = {
  ...text('ownPage', 'Page of your own', 200),
  help: 'What this page contains becomes a section. Its address looks like /about.',
}

/** The words and the list of each section, in the order in which sections are declared. */
const sectionWords: HomeWordSetting[] = homeSections.flatMap(({ value: section, label: heading }) => {
  const place = { group: 'home', heading, section } as const
  const is = (one: { sections: readonly HomeSection[] }) => one.sections.includes(section)
  // A list that two sections share names its words after them.
  const isOwn = (one: { sections: readonly HomeSection[] }, name: string) =>
    one.sections.length === 1 || name.startsWith(section)
  const texts = [...homeTexts, ...homeLists]
    .filter(is)
    .flatMap((one) => (one.texts ?? []).filter(({ name }) => isOwn(one, name)))
  const lists = homeLists.filter((one) => is(one) && isOwn(one, one.name))
  return [
    ...texts.map(
      ({ name, label, maxLength, help }): HomeWordSetting => ({
        ...{ ...place, kind: 'text', label, most: maxLength, initial: '', words: ['home', name] },
        ...(help && { help }),
        key: name as HomeWordKey,
      }),
    ),
    ...lists.map(
      ({ name, label, fields }): HomeWordSetting => ({
        ...{ ...place, kind: 'rows', label, fields, initial: [], words: ['home', name] },
        ...{ key: name, most: most[name], noun: homeListWords[name].noun },
      }),
    ),
    ...(section === 'own' ? [{ ...ownPage, ...place }] : []),
  ]
})

export const homeWordSettings = [...heroWords, ...sectionWords]

/** In the order of the form. */
export const allSettings: readonly (LookSetting & { key: SettingKey })[] = [
  ...lookSettings,
  ...homeWordSettings,
]

/** Settings that are kept among the words of a site. */
export const allWordSettings = [...wordSettings, ...homeWordSettings] as readonly (LookSetting & {
  key: SettingKey
  words: readonly string[]
})[]

type Shown = { heroLayout: string; sections: readonly SectionChoice[] }

/** Whether a setting is asked for: what a section says only where the section is on the page. */
export const isAsked = (setting: LookSetting, look: Shown & { [key in string]?: unknown }): boolean =>
  isUsed(setting, look) &&
  (!setting.section || placedSections(look).some(({ name, shown }) => shown && name === setting.section))

/** The name of a setting among those of all sections: 'Tiles: Section title'. */
export const fullLabel = ({ section, heading, label }: LookSetting): string =>
  section && heading !== label ? `${heading}: ${label}` : label
