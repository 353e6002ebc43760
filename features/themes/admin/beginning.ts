import type { Selectable } from 'kysely'
import type { Themes } from '#db/types.ts'
import type { SiteContent } from '../schema.ts'
import type { Beginning } from './save.ts'

/** What a theme begins with that is made like another: everything but its addresses, its owners and its fundraiser. */
export const beginningOf = (theme: Selectable<Themes>): Omit<Beginning, 'name'> => ({
  variables: theme.variables as object,
  applications: theme.applications as object,
  content: theme.content as SiteContent,
  signup: { ...(theme.signup as object), createTicketsForFundraiser: null },
  employerSignup: theme.employer_signup,
  jobScope: theme.job_scope,
  lookReserved: theme.look_reserved,
  logoLight: theme.logo_light,
  logoDark: theme.logo_dark,
  contactEmail: theme.contact_email,
  timeZone: theme.time_zone,
  createdFromTemplate: theme.is_template ? theme.id : null,
})
