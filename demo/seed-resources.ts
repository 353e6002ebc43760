import { z } from 'zod'
import { addResult } from '#features/assessment/index.ts'
import { type Recommended, recommend } from '#features/recommendations/index.ts'
import { addResource } from '#features/resources/index.ts'
import { ResourceForm } from '#features/resources/schema.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'

const resources = readData('resources', z.array(ResourceForm))

const seeker = 'maria.delgado@demo.example'

/** What mentors say of them to one of the demo people. */
const recommended = [
  {
    mentor: 'walter.jennings@demo.example',
    title: 'Your joint services transcript',
    note: 'Order it today. The nursing school took six weeks to read mine, and it saved me a term.',
  },
  {
    mentor: 'tom.adeyemi@demo.example',
    title: 'Credentials for your military occupation',
    note: 'Look at the paramedic card first. We reimburse the exam for everyone we hire.',
  },
]

/** The same person’s interests in spring and now, and how many days ago each was. */
const results = [
  { scores: { R: 36, I: 31, A: 20, S: 38, E: 27, C: 33 }, daysAgo: 254 },
  { scores: { R: 33, I: 37, A: 19, S: 41, E: 24, C: 33 }, daysAgo: 3 },
]

/** Files and links on all demo sites, what mentors made of them, and one person's interests: once. */
export async function seedResources(db: Db, today: Date, brought: Brought): Promise<void> {
  if (brought.has('resources')) return
  const ids = new Map<string, string>()
  for (const form of resources) ids.set(form.title, await addResource(db, form, null))
  const maria = await accountByEmail(db, seeker)
  if (maria) {
    for (const { mentor, title, note } of recommended) {
      const from = await accountByEmail(db, mentor)
      const what: Recommended = { kind: 'resource', subjectId: ids.get(title)! }
      const name = from && `${from.firstName} ${from.lastName}`
      if (from && name) await recommend(db, { id: from.id, name }, maria.id, what, note)
    }
    for (const { scores, daysAgo } of results)
      await addResult(db, maria.id, scores, new Date(today.getTime() - daysAgo * 86_400_000))
  }
  await brought.note('resources')
}
