import { z } from 'zod'
import { fileUrl } from '#features/files/index.ts'
import { FileField } from '#features/files/schema.ts'
import { audit } from '#lib/audit.ts'
import { inTransaction } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { checkbox } from '#schema/fields.ts'
import { may } from '#spec/access.ts'
import type { StoredProfile } from '../../person.ts'
import { replaceFile } from '../replace-file.ts'
import { section } from '../section.ts'

const Files = z.object({
  resume: FileField.optional(),
  /** ids of files uploaded to signed URLs */
  resumeFile: z.uuid().optional(),
  removeResume: checkbox,
  dd214: FileField.optional(),
  dd214File: z.uuid().optional(),
  removeDd214: checkbox,
})

/** Resume and DD214. */
export const files = section({
  schema: Files,
  async fieldsOf(_db, stored) {
    return {
      values: {},
      files: {
        resume: stored.resumeId ? { url: fileUrl(stored.resumeId), name: stored.resumeName! } : undefined,
        dd214: stored.dd214Id
          ? { url: fileUrl(stored.dd214Id), name: 'Your DD214', note: noteOf(stored) }
          : undefined,
      },
    }
  },
  async save(db, request, userId, input): Promise<void> {
    const { resume, resumeFile, removeResume, dd214, dd214File, removeDd214 } = input
    // Not while switched to the account.
    const isDd214 = dd214 || dd214File || removeDd214
    if (isDd214 && !may(request.viewer, 'account.secure'))
      throw new Invalid({ dd214: 'A DD214 can only be changed by its owner.' })
    const change = { file: resume, sent: resumeFile, remove: removeResume }
    await inTransaction(db, async (trx) => {
      await replaceFile(trx, request, userId, 'resume', change)
      if (!isDd214) return
      const replaced = { file: dd214, sent: dd214File, remove: removeDd214 }
      await replaceFile(trx, request, userId, 'dd214', replaced)
      const action = dd214 || dd214File ? 'dd214.upload' : 'dd214.remove'
      await audit(trx, request, { action, subject: { type: 'user', id: userId } })
    })
  },
})

function noteOf({ dd214Status, dd214Reason }: StoredProfile): string {
  if (dd214Status === 'validated') return 'Your service is verified.'
  if (dd214Status === 'rejected') return `It was not accepted: ${dd214Reason ?? 'please upload another.'}`
  return 'Waiting for review.'
}
