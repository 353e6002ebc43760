import { z } from 'zod'
import { categories } from '#features/categories/index.ts'
import { needsOf, saveNeeds, userNeeds } from '#features/user-needs/index.ts'
import { inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { ids, someOf } from '#schema/fields.ts'
import { careerInterests, type UserTrade, userTrades } from '#spec/lists.ts'
import { saveProfile } from '../../save.ts'
import { section } from '../section.ts'

type Code = (typeof careerInterests)[number]['value']

const Interests = z.object({
  careerInterests: someOf(careerInterests.map(({ value }) => value) as [Code, ...Code[]]),
  jobInterests: z.preprocess((value) => [value ?? []].flat(), z.array(z.string().max(100)).max(100)),
  userTrades: someOf(userTrades.map(({ value }) => value) as [UserTrade, ...UserTrade[]]),
  userNeeds: ids(100),
})

/** Career types, fields of work and trades that somebody is interested in, and what they need help with. */
export const interests = section({
  schema: Interests,
  async fieldsOf(db, { id, careerInterests, jobInterests, userTrades }) {
    const [all, needs, chosen] = await Promise.all([categories(db), userNeeds(db), needsOf(db, id)])
    return {
      values: { careerInterests, jobInterests, userTrades, userNeeds: chosen.map((need) => need.id) },
      choices: {
        jobInterests: all.map((one) => ({ value: one.id, label: one.label })),
        userNeeds: needs.map((one) => ({ value: one.id, label: one.name })),
      },
    }
  },
  async save(db, _request, userId, { userNeeds: needs, ...interests }) {
    const known = new Set((await categories(db)).map(({ id }) => id))
    if (interests.jobInterests.some((id) => !known.has(id)))
      throw new Invalid({ jobInterests: 'Please choose from the list.' })
    await inTransaction(db, async (trx) => {
      await saveProfile(trx, userId, interests)
      await saveNeeds(trx, userId, needs)
    })
  },
})
