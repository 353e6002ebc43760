import type { BadgeIcon } from '#features/badges/schema.ts'

type DemoBadge = {
  name: string
  icon: BadgeIcon
  /** the site that gives it; null: all sites */
  theme: string | null
  /** who has it, by e-mail */
  holders: string[]
}

const at = (...names: string[]) => names.map((name) => `${name}@demo.example`)

export const badges: DemoBadge[] = [
  { name: 'Peer mentor', icon: 'medal', theme: null, holders: at('walter.jennings', 'darnell.brooks') },
  { name: 'Resume ready', icon: 'success', theme: null, holders: at('maria.delgado', 'emily.nakamura') },
  { name: 'Military family', icon: 'heart', theme: null, holders: at('emily.nakamura') },
  { name: 'Career fair 2026', icon: 'flag', theme: 'franklin', holders: at('darnell.brooks') },
  { name: 'Night class graduate', icon: 'star', theme: 'true-bearing', holders: at('maria.delgado') },
  { name: 'Union apprentice', icon: 'branch', theme: 'lakeland', holders: [] },
]
