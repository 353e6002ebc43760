import { contactProblem } from '#features/contact/index.ts'
import { may } from '#spec/access.ts'
import type { LoadContext } from '../../data.ts'

/** Whether the form would send; why it would not is for editors alone (document 2, section 8). */
export async function loadContact(part: object, { site, viewer }: LoadContext) {
  const { emailSubject = '' } = part as { emailSubject?: string }
  const problem = contactProblem(site, emailSubject)
  return { isOpen: problem === null, problem: may(viewer, 'pages.edit') ? problem : null }
}
