import type { Feature } from '#lib/feature.ts'

export default {
  auditActions: {
    'privacy.export': { label: 'Copied personal data', says: 'made a copy of the data of {to}' },
  },
} satisfies Feature
