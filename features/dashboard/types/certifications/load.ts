import { z } from 'zod'
import { occupation } from '#features/occupations/index.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { dashboardMessages } from '../../messages.ts'
import { type Hint, moduleType, profileHint } from '../model.ts'

export type CertificationsData = {
  rows: { id: string; name: string; issuer: string; href: string }[]
  total: number
  hint: Hint | null
}

/** Civilian certifications that the careers after the person's occupation ask for. */
export const militaryCertifications = moduleType({
  type: 'militaryCertifications',
  label: 'Certifications for the military occupation',
  dashboards: ['User'],
  options: z.object({}),
  async load(asking): Promise<CertificationsData> {
    const id = asking.profile?.occupationId
    const found = id ? await occupation(asking.db, id) : null
    if (!found)
      return {
        rows: [],
        total: 0,
        hint: profileHint(asking, 'service', dashboardMessages.mosCertifications, 'Add your MOS'),
      }
    const rows = found.certifications.slice(0, recommendedPanel.shown).map((one) => ({
      id: one.id,
      name: one.name,
      issuer: one.external_links[0]?.name ?? '',
      href: one.external_links[0]?.url ?? '',
    }))
    return { rows, total: found.certifications.length, hint: null }
  },
})
