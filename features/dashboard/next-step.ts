import type { Completion } from '#features/profiles/schema.ts'
import type { NextStep } from './schema.ts'

type HomeFacts = {
  completion: Completion
  /** under way, the next step that is due first before the others */
  applications: { title: string; nextStepOn: string | null }[]
  recommended: number
  hasSearch: boolean
  searches: unknown[]
}

/** The one thing that helps a person most now. */
export function nextStep(id: string, home: HomeFacts, now: Date): NextStep | null {
  const today = now.toISOString().slice(0, 10)
  const due = home.applications.find(({ nextStepOn }) => nextStepOn !== null && nextStepOn <= today)
  if (due)
    return {
      title: `Your next step for ${due.title} is due`,
      text: 'Follow up with the employer, then note what comes next.',
      action: 'Open my applications',
      href: '/jobs/applications',
    }
  if (home.recommended > 0)
    return {
      title:
        home.recommended === 1
          ? 'A mentor recommended a job to you'
          : `Mentors recommended ${home.recommended} jobs to you`,
      text: 'See what they found, and why they think of you.',
      action: 'See recommendations',
      href: '/recommendations/list?onlyNonComplete=true',
    }
  const [missing] = home.completion.missing
  if (missing)
    return {
      title: missing.title,
      text: missing.gain,
      action: 'Complete my profile',
      href: `/profile/${id}/edit/${missing.section}`,
    }
  if (home.hasSearch && home.searches.length === 0)
    return {
      title: 'Save a search',
      text: 'We look for new jobs and email you when there are any.',
      action: 'Search jobs',
      href: '/jobs/search',
    }
  return null
}
