import { Alert } from '#ui/alert.tsx'
import { useForm } from '#ui/form-context.ts'
import { dashboardMessages } from '../messages.ts'

/** Document 2, section 8: above the fields when the module was refused. */
export function Errors() {
  const { errors } = useForm()
  if (Object.keys(errors).length === 0) return null
  return <Alert tone="danger">{dashboardMessages.failed}</Alert>
}
