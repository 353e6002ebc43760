import type { AuditActions } from '#lib/audit/actions.ts'

export const secondFactorActions: AuditActions = {
  'second-factor.app': { label: 'Added an authenticator app', says: 'added an authenticator app' },
  'second-factor.passkey': { label: 'Added a passkey', says: 'added a passkey' },
  'second-factor.codes': { label: 'Made recovery codes', says: 'made new recovery codes' },
  'second-factor.remove': { label: 'Removed a second factor', says: 'removed a second factor' },
  'second-factor.failed': {
    label: 'Failed a second factor',
    says: 'failed the second factor of {whose} account',
  },
  'second-factor.removed-by-staff': {
    label: 'Removed a person’s second factor',
    says: 'removed {whose} second factor',
  },
}
