import { initialLook, type LookKey, type LookValues, lookSettings, wordSettings } from '#ui/look-settings.ts'

/** What a preset never changes: which sections a home page has, and what a site says. */
const kept: readonly LookKey[] = ['sections', ...wordSettings.map(({ key }) => key)]

type Preset = { value: string; label: string; about: string; look: Partial<LookValues> }

/** Looks to start from. A setting that one does not name has its initial value. */
export const presets = [
  {
    ...{ value: 'harbor', label: 'Harbor', about: 'Calm and open, with room around everything' },
    look: { brand: '#0f4c5c', accent: '#b8560f', ink: '#16202c', radius: 10, figuresSurface: 'sunken' },
  },
  {
    ...{ value: 'capitol', label: 'Capitol', about: 'An institution: full name, ruled cards, columns' },
    look: {
      ...{ brand: '#1d3c6e', accent: '#8a6100', ink: '#101c33', radius: 2, width: '68' },
      ...{ fontHeading: 'old-style', headerLayout: 'stacked', navSurface: 'brand', heroLayout: 'tasks' },
      ...{ heroPattern: 'none', cardStyle: 'ruled', sectionRule: 'thin' },
      ...{ footerLayout: 'institution', footerSurface: 'brand' },
    },
  },
  {
    ...{ value: 'workshop', label: 'Workshop', about: 'Large capitals, hard edges, dark header' },
    look: {
      ...{ brand: '#b3400f', accent: '#2f5d73', ink: '#14191d', radius: 0, width: '84' },
      ...{ fontBody: 'industrial', fontHeading: 'condensed', headingCase: 'upper', headingScale: 'large' },
      ...{ headerLayout: 'bar', headerSurface: 'ink', heroLayout: 'picture', heroPattern: 'none' },
      ...{ cardStyle: 'picture', cardGap: 'none', figuresSurface: 'ink', footerSurface: 'ink' },
    },
  },
  {
    ...{ value: 'library', label: 'Library', about: 'Serif type and thin rules, made for reading' },
    look: {
      ...{ brand: '#5b2333', accent: '#3d5a45', ink: '#241a1d', radius: 3, width: '68' },
      ...{ fontBody: 'serif', fontHeading: 'serif', headerSurface: 'plain', heroLayout: 'centered' },
      ...{ heroPattern: 'none', cardStyle: 'ruled', sectionRule: 'thin', figuresSurface: 'plain' },
      ...{ footerLayout: 'columns', footerSurface: 'sunken' },
    },
  },
  {
    ...{ value: 'parade', label: 'Parade', about: 'The brand color leads: header, opening and figures' },
    look: {
      ...{ brand: '#1f3a8a', accent: '#b91c1c', ink: '#0f172a', radius: 6, headerSurface: 'brand' },
      ...{ heroLayout: 'banner', heroPattern: 'none', figuresSurface: 'ink', fontHeading: 'industrial' },
      ...{ footerLayout: 'columns', footerSurface: 'ink' },
    },
  },
  {
    ...{ value: 'meadow', label: 'Meadow', about: 'Green and round, friendly to newcomers' },
    look: {
      ...{ brand: '#2a6b3f', accent: '#a3560b', ink: '#17261c', radius: 20, fontBody: 'humanist' },
      ...{ fontHeading: 'humanist', headerSurface: 'sunken', heroPattern: 'dots', figuresSurface: 'sunken' },
      ...{ footerLayout: 'columns', footerSurface: 'brand' },
    },
  },
  {
    ...{ value: 'signal', label: 'Signal', about: 'Compact and plain: as much as fits on a screen' },
    look: {
      ...{ brand: '#334155', accent: '#0f766e', ink: '#0b1220', radius: 4, width: '84', fontBody: 'system' },
      ...{ fontHeading: 'system', density: 'compact', heroLayout: 'tasks', heroPattern: 'none' },
      ...{ cardGap: 'small', figuresSurface: 'plain', sectionRule: 'thin' },
    },
  },
  {
    ...{ value: 'gallery', label: 'Gallery', about: 'Pictures lead, nothing is boxed' },
    look: {
      ...{ brand: '#6b21a8', accent: '#9a3412', ink: '#1e1329', radius: 14, headingScale: 'large' },
      ...{ fontHeading: 'slab', headerSurface: 'plain', heroLayout: 'picture', heroPattern: 'none' },
      ...{ cardStyle: 'picture', figuresSurface: 'sunken', footerLayout: 'columns', footerSurface: 'sunken' },
    },
  },
  {
    ...{ value: 'armory', label: 'Armory', about: 'Slab type on stripes, thick rules between sections' },
    look: {
      ...{ brand: '#4d5a24', accent: '#8b4513', ink: '#1b1f12', radius: 0, fontHeading: 'slab' },
      ...{ headerLayout: 'stacked', navSurface: 'ink', heroPattern: 'stripes', sectionRule: 'thick' },
      ...{ footerLayout: 'institution', footerSurface: 'ink' },
    },
  },
] as const satisfies readonly Preset[]

export const presetKeys = presets.map(({ value }) => value) as [PresetKey, ...PresetKey[]]
export type PresetKey = (typeof presets)[number]['value']

/** The settings that a preset decides. */
export function presetOf(key: PresetKey): Partial<LookValues> {
  const look = { ...initialLook, ...presets.find(({ value }) => value === key)?.look }
  const decided = lookSettings.filter((setting) => !kept.includes(setting.key))
  return Object.fromEntries(decided.map((setting) => [setting.key, look[setting.key]]))
}
