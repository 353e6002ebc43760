import { z } from 'zod'
import { benefitsFor } from '#features/benefits/index.ts'
import { areaNames, type BenefitArea, type Fit } from '#features/benefits/schema.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { moduleType } from '../model.ts'

export type VaBenefitsData = {
  area: BenefitArea
  benefits: Pick<Fit, 'id' | 'name' | 'verdict' | 'why' | 'link'>[]
  total: number
}

/** The benefits of an area, those that fit the person first, with the reason (document 3, section 3). */
const vaBenefits = (type: string, area: BenefitArea) =>
  moduleType({
    type,
    label: `VA benefits: ${areaNames[area].toLowerCase()}`,
    dashboards: ['User'],
    options: z.object({}),
    async load({ db, viewer }): Promise<VaBenefitsData> {
      const found = await benefitsFor(db, viewer.id, area)
      const benefits = found
        .slice(0, recommendedPanel.shown)
        .map(({ id, name, verdict, why, link }) => ({ id, name, verdict, why, link }))
      return { area, benefits, total: found.length }
    },
  })

export const vaHealthcare = vaBenefits('vaHealthcare', 'healthcare')
export const vaEducation = vaBenefits('vaEducation', 'education')
export const vaHousing = vaBenefits('vaHousing', 'housing')
