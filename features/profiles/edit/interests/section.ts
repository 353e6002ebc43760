import { z } from 'zod'
import { categories } from '#features/categories/index.ts'
import { Invalid } from '#lib/problem.ts'
import { someOf } from '#schema/fields.ts'
import { careerInterests } from '#spec/lists.ts'
import { saveProfile } from '../../save.ts'
import { section } from '../section.ts'

type Code = (typeof careerInterests)[number]['value']

const Interests = z.object({
  careerInterests: someOf(careerInterests.map(({ value }) => value) as [Code, ...Code[]]),
  jobInterests: z.preprocess((value) => [value ?? []].flat(), z.array(z.string().max(100)).max(100)),
})

/** Career types and fields of work that somebody is interested in. */
export const interests = section({
  schema: Interests,
  async shown(db, { careerInterests, jobInterests }) {
    const all = await categories(db)
    return {
      values: { careerInterests, jobInterests },
      choices: { jobInterests: all.map(({ id, label }) => ({ value: id, label })) },
    }
  },
  async save(db, _request, userId, { careerInterests, jobInterests }) {
    const known = new Set((await categories(db)).map(({ id }) => id))
    if (jobInterests.some((id) => !known.has(id)))
      throw new Invalid({ jobInterests: 'Please choose from the list.' })
    await saveProfile(db, userId, { careerInterests, jobInterests })
  },
})
