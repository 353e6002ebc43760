import { removePackage, storePackage } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { inTurn } from '#lib/files/in-turn.ts'
import { FileRefused } from '#lib/files/kinds/kind.ts'
import { Invalid } from '#lib/problem.ts'
import type { TrainingForm } from '../schema.ts'
import { type Unpacked, unpack } from './unpack.ts'

/** What became of the package that came with a form. */
export type PackageKept = { leftOut: number }

/** Unpacking takes memory and a core: one at a time in a process. */
const one = inTurn(1)

/** The package of a form, read and not yet stored; null: it has none. @throws Invalid that says what is wrong with it */
export async function packageIn(form: TrainingForm): Promise<Unpacked | null> {
  if (form.type !== 'scorm' || !form.package) return null
  return inWords(() => unpack(Buffer.from(form.package!.bytes)))
}

/** Stores it in place of the one that was there, whose progress goes with it. @throws Invalid for a damaged file */
export async function replacePackage(
  trx: Db,
  training: { id: string; themeId: string | null },
  form: TrainingForm,
  unpacked: Unpacked | null,
): Promise<PackageKept> {
  if (!unpacked) return { leftOut: 0 }
  const before = await packageOf(trx, training.id)
  if (before) await removePackage(trx, before.id)
  const { course, entries, leftOut } = unpacked
  const id = await inWords(() => one(() => storePackage(trx, training.themeId, entries)))
  await trx
    .insertInto('training_packages')
    .values({
      ...{ id, training_id: training.id, version: course.version, name: form.package!.name.slice(0, 200) },
      ...{ title: course.title, items: JSON.stringify(course.items) },
      sequencing: course.tree && JSON.stringify(course.tree),
      steps: course.items.filter(({ launch }) => launch !== null).length,
    })
    .execute()
  return { leftOut }
}

/** The package of a training, whatever its type is now. */
export async function packageOf(db: Db, trainingId: string) {
  const row = await db
    .selectFrom('training_packages')
    .select(['id', 'name', 'version', 'steps'])
    .where('training_id', '=', trainingId)
    .executeTakeFirst()
  return row ?? null
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileRefused) throw new Invalid({ package: error.message })
    throw error
  }
}
