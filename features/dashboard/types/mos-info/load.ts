import { z } from 'zod'
import { occupation } from '#features/occupations/index.ts'
import { dashboardMessages } from '../../messages.ts'
import { type Hint, moduleType, profileHint } from '../model.ts'

export type MosData = {
  occupation: {
    code: string
    title: string
    description: string
    careers: { title: string; href: string }[]
  } | null
  hint: Hint | null
}

const mostCareers = 6

/** What the person's military occupation says to employers, and the careers it leads to. */
export const mosInfo = moduleType({
  type: 'mosInfo',
  label: 'Military occupation',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking): Promise<MosData> {
    const { db, profile, site } = asking
    const found = profile?.occupationId ? await occupation(db, profile.occupationId) : null
    if (!found)
      return {
        occupation: null,
        hint: profileHint(asking, 'service', dashboardMessages.mosCareers, 'Add your MOS'),
      }
    const careers = found.careers.slice(0, mostCareers).map(({ title }) => ({
      title,
      href: site.applications.search ? `/jobs/search?q=${encodeURIComponent(title)}` : '',
    }))
    const { code, title, description } = found
    return { occupation: { code, title, description, careers }, hint: null }
  },
})
