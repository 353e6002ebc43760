import type { AuditActions, Facts } from '#lib/audit/actions.ts'
import { chosen } from '#lib/audit/words.ts'

/** An action that no room names reads all the same: 'user.export' is 'User export'. */
export const labelOf = (actions: AuditActions, action: string): string =>
  actions[action]?.label ?? plain(action).replace(/^./, (sign) => sign.toUpperCase())

const plain = (action: string) => action.replace(/[.-]/g, ' ')

/** The sentence after who did it, with its places still open. */
export function saysOf(actions: AuditActions, action: string, facts: Facts, hasSubject: boolean): string {
  const event = actions[action]
  if (event) return typeof event.says === 'string' ? event.says : event.says(facts)
  return `did “${plain(action)}”${hasSubject ? ' to {to}' : ''}${chosen(facts)}`
}
