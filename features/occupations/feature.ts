import type { Feature } from '#lib/feature.ts'
import certifications from './certification-routes.ts'
import ranks from './rank-routes.ts'
import occupations from './routes.ts'

export default {
  routes: [ranks, certifications, occupations],
  auditActions: {
    'rank.edit': { label: 'Edited a rank', says: ({ title, rank }) => `edited the rank ${title ?? rank}` },
    'certification.edit': {
      label: 'Edited a certification',
      says: ({ name, certification }) => `edited the certification ${name ?? certification}`,
    },
  },
  menuEntries: [
    {
      label: 'Certifications',
      href: '/admin/certifications',
      icon: 'medal',
      place: 'administration',
      group: 'Content',
      order: 122,
      can: 'certifications.edit',
    },
    {
      label: 'Ranks',
      href: '/admin/ranks',
      icon: 'flag',
      place: 'administration',
      group: 'Content',
      order: 120,
      can: 'ranks.edit',
    },
  ],
} satisfies Feature
