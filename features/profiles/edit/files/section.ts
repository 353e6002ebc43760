import { z } from 'zod'
import { fileUrl } from '#features/files/index.ts'
import { FileField } from '#features/files/schema.ts'
import { audit } from '#lib/audit.ts'
import { Invalid } from '#lib/problem.ts'
import { checkbox } from '#schema/fields.ts'
import { may } from '#spec/access.ts'
import type { Told } from '../../person.ts'
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
  async shown(_db, told) {
    return {
      values: {},
      files: {
        resume: told.resumeId ? { url: fileUrl(told.resumeId), name: told.resumeName! } : undefined,
        dd214: told.dd214Id
          ? { url: fileUrl(told.dd214Id), name: 'Your DD214', note: noteOf(told) }
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
    await replaceFile(db, request, userId, 'resume', change)
    await replaceFile(db, request, userId, 'dd214', {
      file: dd214,
      sent: dd214File,
      remove: removeDd214,
    })
    if (isDd214) {
      const action = dd214 || dd214File ? 'dd214.upload' : 'dd214.remove'
      await audit(db, request, { action, subject: { type: 'user', id: userId } })
    }
  },
})

function noteOf({ dd214Status, dd214Reason }: Told): string {
  if (dd214Status === 'validated') return 'Your service is verified.'
  if (dd214Status === 'rejected') return `It was not accepted: ${dd214Reason ?? 'please upload another.'}`
  return 'Waiting for review.'
}
