import type { MemberHome } from './schema.ts'

type Known = Omit<MemberHome, 'next'>

/** The one thing that helps a person most now. */
export function nextStep(id: string, known: Known, now: Date): MemberHome['next'] {
  const today = now.toISOString().slice(0, 10)
  const due = known.applications.find(({ nextStepOn }) => nextStepOn !== null && nextStepOn <= today)
  if (due)
    return {
      title: `Your next step for ${due.title} is due`,
      text: 'Follow up with the employer, then note what comes next.',
      action: 'Open my applications',
      href: '/jobs/applications',
    }
  if (known.recommended > 0)
    return {
      title:
        known.recommended === 1
          ? 'A mentor recommended a job to you'
          : `Mentors recommended ${known.recommended} jobs to you`,
      text: 'See what they found, and why they think of you.',
      action: 'See recommendations',
      href: '/recommendations/list?onlyNonComplete=true',
    }
  const [missing] = known.completion.missing
  if (missing)
    return {
      title: missing.title,
      text: missing.gain,
      action: 'Complete my profile',
      href: `/profile/${id}/edit/${missing.section}`,
    }
  if (known.hasSearch && known.searches.length === 0)
    return {
      title: 'Save a search',
      text: 'We look for new jobs and email you when there are any.',
      action: 'Search jobs',
      href: '/jobs/search',
    }
  return null
}
