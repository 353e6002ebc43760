import type { Template } from '../template.ts'
import { homePage } from './home.ts'
import { about, give, takePart, thanks } from './pages.ts'

/** A run that raises money. */
export const relay: Template = {
  key: 'relay',
  label: 'Relay',
  about: 'A fundraiser: one event, teams, gifts, and where the money goes.',
  variables: {
    ...{ brand: '#7b1e3a', accent: '#a85d12', radius: 16 },
    ...{ fontBody: 'public-sans', fontHeading: 'slab' },
  },
  applications: { search: false, comments: true, donations: true, newsRoom: false, chat: false },
  content: {
    tagline: 'Nobody runs the last mile alone',
    description: 'A run and walk that pays for counseling, rent and a way back to work for those who served.',
    header: 'plain',
    navigation: [
      { label: 'The run', href: '/pages/about' },
      { label: 'Take part', href: '/pages/take-part' },
      { label: 'Give', href: '/pages/give' },
      { label: 'Say thanks', href: '/pages/thanks' },
    ],
    footer: {
      text: '{site}. Ninety-one cents of each dollar reach those for whom it was given; the books are open.',
      links: [
        { label: 'Give', href: '/pages/give' },
        { label: 'Take part', href: '/pages/take-part' },
        { label: 'Where the money goes', href: '/pages/about' },
      ],
    },
  },
  signup: { lead: 'Sign up once; we bring your number to the start.', phone: 'optional' },
  pages: [homePage, about, takePart, give, thanks],
}
