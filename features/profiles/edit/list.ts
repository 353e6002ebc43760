/** The parts of the form, in the order in which they are asked. */
export const sections = [
  { name: 'about', title: 'About you', lead: 'What people see first.' },
  { name: 'service', title: 'Military service', lead: 'Jobs are matched to what you did in the service.' },
  { name: 'interests', title: 'Interests', lead: 'What you would like to do next.' },
  { name: 'clearance', title: 'Security clearance', lead: 'Many jobs ask for one; yours may still be good.' },
  { name: 'work', title: 'Education and work', lead: 'What you bring beside your service.' },
  { name: 'files', title: 'Resume and DD214', lead: 'Kept encrypted. Each reading of a DD214 is noted.' },
  {
    name: 'privacy',
    title: 'Privacy',
    lead: 'You decide who sees what. The staff of your site sees your profile.',
  },
] as const
export type SectionName = (typeof sections)[number]['name']

export const editHref = (id: string, section: string) => `/profile/${id}/edit/${section}`
