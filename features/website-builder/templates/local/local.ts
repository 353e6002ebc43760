import type { Template } from '../template.ts'
import { homePage } from './home.ts'
import { about, apprenticeships, contact, join } from './pages.ts'

/** A trade union that takes veterans as apprentices. */
export const local: Template = {
  key: 'local',
  label: 'Local',
  about: 'A trade union or council: apprenticeships first, plain words, strong type.',
  variables: {
    ...{ brand: '#1f2a30', accent: '#a8620a', radius: 0 },
    ...{ fontBody: 'system', fontHeading: 'industrial' },
  },
  applications: { search: true, comments: false, donations: false, newsRoom: false, chat: false },
  content: {
    tagline: 'Earn while you learn',
    description: 'Paid apprenticeships and union jobs for veterans and everybody who works with their hands.',
    header: 'brand',
    navigation: [
      { label: 'Apprenticeships', href: '/pages/apprenticeships' },
      { label: 'How to join', href: '/pages/join' },
      { label: 'Open jobs', href: '/jobs/search' },
      { label: 'About', href: '/pages/about' },
      { label: 'Contact', href: '/pages/contact' },
    ],
    footer: {
      text: '{site}. Registered apprenticeship is paid from the first day, and GI Bill housing can be drawn beside the wage.',
      links: [
        { label: 'Apprenticeships', href: '/pages/apprenticeships' },
        { label: 'How to join', href: '/pages/join' },
        { label: 'Contact the hall', href: '/pages/contact' },
      ],
    },
  },
  signup: {
    lead: 'Tell us how to reach you, and the hall calls when your craft takes apprentices.',
    ...{ branch: 'optional', phone: 'required', resume: 'optional' },
  },
  pages: [homePage, about, apprenticeships, join, contact],
}
