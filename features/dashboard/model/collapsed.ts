import { useState } from 'react'
import { send } from '#ui/send.ts'
import { toast } from '#ui/toast-store.ts'
import { dashboardMessages } from '../messages.ts'

/** Whether a module is folded to its head, for this person on every device. */
export function useCollapsed(id: string, given: boolean): [boolean, (isCollapsed: boolean) => Promise<void>] {
  const [isCollapsed, setCollapsed] = useState(given)
  async function fold(to: boolean) {
    setCollapsed(to)
    const path = `/dashboard/modules/${id}/collapse`
    const answer = await send(path, { method: to ? 'PUT' : 'DELETE' }).catch(() => null)
    if (!answer?.ok) toast(dashboardMessages.notKept, 'danger')
  }
  return [isCollapsed, fold]
}
