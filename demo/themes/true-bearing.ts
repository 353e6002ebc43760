import type { DemoTheme } from '../themes.ts'

/** A career site for everybody who served, and for their families. */
export const trueBearing: DemoTheme = {
  slug: 'true-bearing',
  name: 'True Bearing',
  domains: ['localhost'],
  variables: {
    brand: '#0f4c5c',
    accent: '#b8560f',
    radius: 10,
    fontBody: 'public-sans',
    fontHeading: 'public-sans',
  },
  logoLight: 'true-bearing-light.svg',
  logoDark: 'true-bearing-dark.svg',
  applications: {
    search: true,
    comments: true,
    donations: false,
    newsRoom: true,
    liveEditing: false,
    chat: false,
  },
  contactEmail: 'hello@true-bearing.example',
  content: {
    tagline: 'Work that fits what you have done',
    description:
      'Jobs for veterans, service members and military families. Search by keyword, place or military code, and see why each job fits.',
    header: 'plain',
    navigation: [
      { label: 'Find jobs', href: '/jobs/search' },
      { label: 'Search by military code', href: '/jobs/search?tab=mos' },
      { label: 'Federal jobs', href: '/jobs/search?s=Federal' },
      { label: 'Remote jobs', href: '/jobs/search?remote=true' },
    ],
    footer: {
      text: 'True Bearing helps people who served, and those who served beside them at home, find their next work. Searching is free and needs no account.',
      links: [
        { label: 'About us', href: '/pages/about' },
        { label: 'Community', href: '/pages/community' },
        { label: 'Write to us', href: '/pages/write-to-us' },
        { label: 'Begin with your DD214', href: '/pages/begin' },
        { label: 'All jobs', href: '/jobs/search' },
        { label: 'Jobs on military installations', href: '/jobs/search?s=Military' },
        { label: 'State jobs', href: '/jobs/search?s=State' },
        { label: 'AbilityOne jobs', href: '/jobs/search?abilityOne=true' },
        { label: 'Volunteer openings', href: '/jobs/search?volunteer=true' },
      ],
    },
    home: {
      layout: 'split',
      eyebrow: 'For veterans, service members and their families',
      headline: 'Your next job, found by what you already know',
      lead: 'Type a job, a place or the code of your military occupation. We show civilian work that fits, and tell you why it does.',
      searchPlaceholder: 'Job title, skill or employer',
      quickSearches: [
        { label: 'Nurse', href: '/jobs/search?q=nurse' },
        { label: 'Logistics', href: '/jobs/search?q=logistics' },
        { label: 'Cybersecurity', href: '/jobs/search?cat=cybersecurity' },
        { label: 'Truck driver', href: '/jobs/search?q=truck+driver' },
        { label: 'Remote', href: '/jobs/search?remote=true' },
      ],
      blocksTitle: 'Three ways to begin',
      blocks: [
        {
          title: 'Start from your military code',
          text: 'Choose your branch and occupation. An infantryman finds police work, emergency management and crew leadership; a corpsman finds clinics and ambulances. Each result says how it matched.',
          href: '/jobs/search?tab=mos',
          linkText: 'Search by military code',
        },
        {
          title: 'Keep your service counting',
          text: 'Federal jobs credit your years toward leave and retirement, and many give preference to veterans. See which are in the competitive service before you apply.',
          href: '/jobs/search?s=Federal',
          linkText: 'See federal jobs',
        },
        {
          title: 'Take the job with you',
          text: 'Orders change, and so do duty stations. Remote and hybrid jobs are marked, so that a move need not be a resignation.',
          href: '/jobs/search?remote=true',
          linkText: 'See remote jobs',
        },
      ],
      stepsTitle: 'How it works',
      steps: [
        {
          title: 'Search in your own words',
          text: 'A job title, a skill, a ZIP code or a code such as 11B, 68W or HM. Spelling mistakes are forgiven.',
        },
        {
          title: 'Compare what matters',
          text: 'Pay, place, level and clearance stand on every card, so you can rule a job out in five seconds.',
        },
        {
          title: 'Apply with the employer',
          text: 'You apply where the job is. We never stand between you and the people who hire.',
        },
      ],
    },
  },
}
