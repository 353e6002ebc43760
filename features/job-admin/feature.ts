import type { Feature } from '#lib/feature.ts'
import formRoutes from './form/routes.ts'
import routes from './routes.ts'

export default {
  routes: [routes, formRoutes],
  auditActions: {
    'job.post': { label: 'Posted a job', says: 'posted the job {to}' },
    'job.change': { label: 'Changed a job', says: 'changed the job {to}' },
    'job.renew': { label: 'Renewed a job', says: 'renewed the job {to}' },
    'job.pause': { label: 'Paused a job', says: 'paused the job {to}' },
    'job.expire': { label: 'Closed a job', says: 'closed the job {to}' },
    'job.restore': { label: 'Opened a job again', says: 'opened the job {to} again' },
    'job.delete': { label: 'Deleted a job', says: 'deleted the job {to}' },
    'job.promote': { label: 'Promoted a job', says: 'promoted the job {to} for a credit' },
    'job.denied': {
      label: 'Was refused a job of another employer',
      says: ({ path }) => `was refused ${path} about {to}`,
    },
  },
  menuEntries: [
    {
      label: 'Jobs',
      href: '/admin/jobs',
      also: '/employer/jobs',
      icon: 'briefcase',
      place: 'employer',
      group: 'Hiring',
      order: 10,
      can: 'candidates.view',
      short: 'Jobs',
    },
  ],
} satisfies Feature
