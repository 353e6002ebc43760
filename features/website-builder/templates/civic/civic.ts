import type { Template } from '../template.ts'
import { homePage } from './home.ts'
import { about, hiring, services, visit } from './pages.ts'

/** The veterans' office of a city. */
export const civic: Template = {
  key: 'civic',
  label: 'Civic',
  about: 'The veterans’ office of a city or county: services, hiring, and when the door is open.',
  variables: {
    ...{ brand: '#0b5a8f', accent: '#2a7147', radius: 4 },
    ...{ fontBody: 'public-sans', fontHeading: 'serif' },
  },
  applications: { search: true, comments: false, donations: false, newsRoom: true, chat: false },
  content: {
    tagline: 'The city’s office for those who served',
    description: 'Services, benefits and city jobs for veterans and their families.',
    header: 'plain',
    navigation: [
      { label: 'Services', href: '/pages/services' },
      { label: 'City jobs', href: '/jobs/search' },
      { label: 'Hiring preference', href: '/pages/hiring' },
      { label: 'Visit us', href: '/pages/visit' },
      { label: 'About', href: '/pages/about' },
    ],
    footer: {
      text: '{site}. All services are free. In a crisis call 988 and press 1, at any hour.',
      links: [
        { label: 'Services', href: '/pages/services' },
        { label: 'Visit us', href: '/pages/visit' },
        { label: 'About the office', href: '/pages/about' },
      ],
    },
  },
  signup: {
    lead: 'One account for benefits, hiring preference and the counselor of your district.',
    ...{
      branch: 'required',
      phone: 'required',
      addressLine1: 'optional',
      city: 'required',
      county: 'required',
    },
    ...{ dischargeReason: 'optional', dd214: 'optional' },
  },
  pages: [homePage, about, services, hiring, visit],
}
