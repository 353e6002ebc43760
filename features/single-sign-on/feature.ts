import { credentialOf } from '#lib/audit/words.ts'
import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'

export default {
  routes: [routes],
  auditActions: {
    'sign-up': { label: 'Signed up by single sign-on', says: 'signed up by single sign-on', own: true },
    'single-sign-on.link': {
      label: 'Linked a single sign-on',
      says: (facts) => `linked {whose} account with ${credentialOf(facts)}`,
      own: true,
    },
    'single-sign-on.unlink': {
      label: 'Unlinked a single sign-on',
      says: (facts) => `unlinked {whose} account from ${credentialOf(facts)}`,
    },
  },
} satisfies Feature
