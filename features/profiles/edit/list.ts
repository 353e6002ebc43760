/** The parts of the form, in the order in which they are asked. */
export const sections = [
  { name: 'about', title: 'About you', lead: 'What people see first.' },
  { name: 'service', title: 'Military service', lead: 'Jobs are matched to what you did in the service.' },
  { name: 'interests', title: 'Interests', lead: 'What you would like to do next, and what would help.' },
  {
    name: 'clearance',
    title: 'Security clearance',
    lead: 'Many jobs require one; yours may still be valid.',
  },
  { name: 'work', title: 'Education and work', lead: 'What you bring in addition to your service.' },
  {
    name: 'files',
    title: 'Resume and DD214',
    lead: 'Stored encrypted. Each time a DD214 is read, it is logged.',
  },
  {
    name: 'privacy',
    title: 'Privacy',
    lead: 'You decide who sees what. The staff of your site can see your profile.',
  },
] as const
export type SectionName = (typeof sections)[number]['name']

export const editHref = (id: string, section: string) => `/profile/${id}/edit/${section}`
