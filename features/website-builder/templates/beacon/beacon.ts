import type { Template } from '../template.ts'
import { homePage } from './home.ts'
import { about, employers, families, resources } from './pages.ts'

/** A career site for everybody who served. */
export const beacon: Template = {
  key: 'beacon',
  label: 'Beacon',
  about: 'A career site for veterans, service members and their families: search first, then help.',
  variables: {
    ...{ brand: '#23395d', accent: '#b8581f', radius: 10 },
    ...{ fontBody: 'public-sans', fontHeading: 'humanist' },
  },
  applications: { search: true, comments: false, donations: false, newsRoom: false, chat: false },
  content: {
    tagline: 'Find your bearing after service',
    description: 'Jobs for veterans, service members and military families, matched to what they have done.',
    header: 'plain',
    navigation: [
      { label: 'Find a job', href: '/jobs/search' },
      { label: 'Families', href: '/pages/families' },
      { label: 'Resources', href: '/pages/resources' },
      { label: 'Employers', href: '/pages/employers' },
      { label: 'About', href: '/pages/about' },
    ],
    footer: {
      text: '{site} is free for everybody who served and for their families. If you are in crisis, call 988 and press 1, at any hour.',
      links: [
        { label: 'About us', href: '/pages/about' },
        { label: 'For employers', href: '/pages/employers' },
        { label: 'Resources', href: '/pages/resources' },
      ],
    },
  },
  signup: {
    lead: 'Two minutes now, and each job says how well it fits what you have done.',
    ...{ branch: 'optional', careerInterests: 'optional', dischargeReason: 'optional' },
    ...{ phone: 'optional', resume: 'optional', dd214: 'optional' },
  },
  pages: [homePage, about, families, resources, employers],
}
