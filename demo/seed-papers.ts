import { storeFile } from '#features/files/index.ts'
import { saveProfile, validateDd214 } from '#features/profiles/index.ts'
import { type Account, accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { drawn } from './paper-pdf.ts'
import { type Paper, papers } from './papers.ts'
import { cast, emailOf } from './people.ts'

/** DD214s and resumes of the demo people, once: what is taken away or judged later stays so. */
export async function seedPapers(db: Db): Promise<void> {
  const before = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'dd214.validate')
    .limit(1)
    .executeTakeFirst()
  const administrator = await accountByEmail(db, emailOf(cast[0]!))
  if (before || !administrator) return
  await db.transaction().execute(async (trx) => {
    for (const paper of papers) {
      const person = await accountByEmail(trx, paper.email)
      if (person) await file(trx, person, paper, administrator)
    }
  })
}

async function file(db: Db, person: Account, paper: Paper, administrator: Account) {
  const { purpose, name, verdict } = paper
  const bytes = await drawn(paper)
  const stored = await storeFile(db, {
    ...{ ownerId: person.id, purpose, name, bytes, themeId: person.sourceThemeId },
  })
  if (!stored.ok) throw new Error(`A paper of the demo could not be kept: ${stored.reason}`)
  await saveProfile(db, person.id, { [purpose === 'dd214' ? 'dd214FileId' : 'resumeFileId']: stored.id })
  if (verdict) {
    const actor = { viewer: { id: administrator.id }, ip: '127.0.0.1' } as Parameters<typeof validateDd214>[1]
    await validateDd214(db, actor, person.id, verdict.valid, verdict.reason)
  }
}
