/**
 * The workplaces of a signed-in person, and the headings of each one's side bar, in order. A person has those in which they may
 * use something; an address that is in several of them belongs to the last.
 */
export const workplaces = {
  /** everybody's own: searching, learning, people, giving */
  member: ['Jobs', 'Learning', 'People', 'Giving'],
  /** hiring for an employer */
  employer: ['Hiring', 'Company'],
  /** what its owners do on a site */
  site: ['Content', 'Learning', 'Giving', 'Site'],
  /** running all sites */
  administration: ['People', 'Content', 'Sites', 'Running it'],
} as const

export type Workplace = keyof typeof workplaces

/** Entries of a side bar that are in view; further ones are under More. */
export const mostEntries = 12
