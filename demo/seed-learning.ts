import { z } from 'zod'
import { recommend } from '#features/recommendations/index.ts'
import { addTraining, markStep } from '#features/trainings/index.ts'
import { TrainingForm } from '#features/trainings/schema.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { demoCourse } from './course.ts'
import { readData } from './data.ts'

const trainings = readData('trainings', z.array(TrainingForm))

const seeker = 'maria.delgado@demo.example'
const mentor = 'walter.jennings@demo.example'

/** What members learn on all demo sites, and how far one of them is: once. */
export async function seedLearning(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  if (brought.has('trainings')) return
  const ids = new Map<string, string>()
  for (const form of [...trainings, demoCourse()]) ids.set(form.title, await addTraining(db, form, null))
  const site = { id: themeIds.get('true-bearing')! }
  const [maria, walter] = await Promise.all([accountByEmail(db, seeker), accountByEmail(db, mentor)])
  if (maria && walter) {
    const viewer = {
      ...{ id: maria.id, name: `${maria.firstName} ${maria.lastName}`, type: 'User' as const },
      ...{ isThemeOwner: false, ownedThemes: [], sourceThemeId: site.id, actorId: null },
      ...{ isMentor: false, employers: [] },
    }
    const done = async (title: string, steps: number) => {
      const { links } = trainings.find((one) => one.title === title)!
      for (const { id: link } of links.slice(0, steps))
        await markStep(db, viewer, site, ids.get(title)!, { link, done: true })
    }
    await done('Build a resume that gets read', 2)
    await done('From military medic to paramedic', 1)
    await done('Understanding medical words', 1)
    const from = { id: walter.id, name: `${walter.firstName} ${walter.lastName}` }
    const what = { kind: 'training', subjectId: ids.get('Basic Life Support for providers')! } as const
    await recommend(db, from, maria.id, what, 'Both hospitals you named ask for this card. Do it first.')
  }
  await brought.note('trainings')
}
