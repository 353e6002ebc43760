import type { Feature } from '#lib/feature.ts'
import routes from './routes.ts'
import { pagesOnSite } from './sitemap.ts'

export default {
  routes: [routes],
  auditActions: {
    'page.create': { label: 'Added a page', says: 'added the page {to}' },
    'page.change': { label: 'Changed a page', says: 'changed the page {to}' },
    'page.delete': { label: 'Deleted a page', says: 'deleted the page {to}' },
  },
  menuEntries: [
    {
      label: 'Pages',
      href: (_viewer, siteId) => `/admin/themes/${siteId}/pages`,
      icon: 'copy',
      place: 'site',
      group: 'Content',
      order: 10,
      can: 'pages.edit',
      short: 'Pages',
    },
  ],
  sitemap: { pages: (db, { site }) => pagesOnSite(db, site) },
} satisfies Feature
