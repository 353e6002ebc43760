import type { Feature } from '#lib/feature.ts'
import holderRoutes from './holder-routes.ts'
import routes from './routes.ts'
import { ticketCron, ticketTasks } from './tasks.ts'

export default {
  routes: [routes, holderRoutes],
  tasks: ticketTasks,
  cron: ticketCron,
  auditActions: {
    'ticket.issue': { label: 'Issued a ticket', says: 'issued a ticket to {to}' },
    'ticket.check-in': { label: 'Checked a person in', says: 'checked {to} in' },
    'ticket.undo': { label: 'Took a check-in back', says: 'took the check-in of {to} back' },
  },
} satisfies Feature
