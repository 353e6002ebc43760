import type { AuditActions, Facts } from '#lib/audit/actions.ts'
import { after, chosen, listed } from '#lib/audit/words.ts'

export const userActions: AuditActions = {
  'user.update': {
    label: 'Changed an account',
    says: ({ fields }) => `changed {whose} account${after(listed(fields))}`,
  },
  'user.role': { label: 'Changed what someone may do', says: rightsGiven },
  'user.make-mentor': { label: 'Made someone a mentor', says: 'made {to} a mentor' },
  'user.end-mentor': { label: 'Ended someone’s mentoring', says: 'made {to} a mentor no longer' },
  'user.disable': { label: 'Disabled an account', says: 'disabled {whose} account' },
  'user.enable': { label: 'Enabled an account', says: 'enabled {whose} account' },
  'user.logout': { label: 'Logged a person out', says: 'logged {to} out' },
  'user.delete': { label: 'Deleted an account', says: 'deleted {whose} account' },
  'user.reset-password': { label: 'Mailed a reset link', says: 'had a reset link mailed to {to}' },
  'user.reset-link': { label: 'Copied a reset link', says: 'made a reset link for {to}' },
  'user.clear-suppressions': {
    label: 'Cleared suppressions',
    says: 'cleared the email suppressions of {to}',
  },
  'user.export': { label: 'Exported people', says: ({ query }) => `exported people${searchOf(query)}` },
}

function rightsGiven({ type, ownedThemes, employer, isEmployerOwner }: Facts) {
  const now = [
    type && `type ${type}`,
    ownedThemes !== undefined && (ownedThemes ? `owner of ${ownedThemes}` : 'owner of no site'),
    employer !== undefined && (employer ? `employer ${employer}` : 'no employer'),
    isEmployerOwner === true && 'owner of the employer',
  ]
  return `changed what {to} may do${after(now.filter(Boolean).join(', '))}`
}

const searchOf = (query: Facts[string] | undefined) =>
  chosen(Object.fromEntries(new URLSearchParams(String(query ?? ''))))
