import type { Feature } from '#lib/feature.ts'
import ranks from './rank-routes.ts'
import occupations from './routes.ts'

export default {
  routes: [ranks, occupations],
  auditActions: {
    'rank.edit': { label: 'Edited a rank', says: ({ title, rank }) => `edited the rank ${title ?? rank}` },
  },
  menuEntries: [
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
