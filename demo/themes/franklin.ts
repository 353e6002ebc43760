import type { DemoTheme } from '../themes.ts'

/** The veterans' agency of a state that does not exist. */
export const franklin: DemoTheme = {
  slug: 'franklin',
  name: 'Franklin Department of Veterans Services',
  domains: ['veterans.localhost'],
  variables: {
    brand: '#1d3c6e',
    accent: '#8a6100',
    radius: 2,
    fontBody: 'public-sans',
    fontHeading: 'serif',
  },
  logoLight: 'franklin-light.svg',
  logoDark: 'franklin-dark.svg',
  applications: {
    search: true,
    comments: false,
    donations: false,
    newsRoom: false,
    liveEditing: false,
    chat: false,
  },
  contactEmail: 'careers@veterans.franklin.example',
  content: {
    tagline: 'Employment services for veterans and their families',
    description:
      'The job service of the Franklin Department of Veterans Services: state, federal and private openings for veterans, Guard and Reserve members and military spouses.',
    header: 'brand',
    navigation: [
      { label: 'Job search', href: '/jobs/search' },
      { label: 'State jobs', href: '/jobs/search?s=State' },
      { label: 'Federal jobs', href: '/jobs/search?s=Federal' },
      { label: 'Military occupation', href: '/jobs/search?tab=mos' },
    ],
    footer: {
      text: 'A free public service of the Franklin Department of Veterans Services. If you or someone you know is in crisis, call 988 and press 1, at any hour.',
      links: [
        { label: 'Veterans preference', href: '/pages/veterans-preference' },
        { label: 'Competitive service jobs', href: '/jobs/search?competitive=true' },
        { label: 'Jobs with AbilityOne employers', href: '/jobs/search?abilityOne=true' },
        { label: 'Volunteer with veterans', href: '/jobs/search?volunteer=true' },
        { label: 'Health care jobs', href: '/jobs/search?cat=healthcare' },
      ],
    },
    home: {
      layout: 'centered',
      eyebrow: 'Employment services',
      headline: 'Find work in Franklin and beyond',
      lead: 'Openings of state agencies, federal departments and private employers in one search, open to every veteran, Guard and Reserve member, spouse and survivor. There is no fee and nothing to register.',
      searchPlaceholder: 'Occupation, agency or keyword',
      quickSearches: [
        { label: 'State government', href: '/jobs/search?s=State' },
        { label: 'Veterans claims', href: '/jobs/search?q=veterans+claims' },
        { label: 'Law enforcement', href: '/jobs/search?cat=law-enforcement' },
        { label: 'Nursing', href: '/jobs/search?cat=nursing' },
      ],
      blocksTitle: 'What you can find here',
      blocks: [
        {
          title: 'Public service',
          text: 'Highways, parks, prisons, hospitals and veterans homes need people who have served before. Veterans receive points on examinations, and the posting says how many.',
          href: '/jobs/search?s=State',
          linkText: 'State openings',
        },
        {
          title: 'Federal careers',
          text: 'Announcements carry the agency, the grade of pay and whether the position is in the competitive service. Keep your DD214 at hand; most of them ask for it.',
          href: '/jobs/search?s=Federal',
          linkText: 'Federal openings',
        },
        {
          title: 'Work on military installations',
          text: 'Civilian positions on and near posts, bases and stations, many of them with preference for spouses.',
          href: '/jobs/search?s=Military',
          linkText: 'Installation openings',
        },
        {
          title: 'Work for people with disabilities',
          text: 'AbilityOne employers hire people who are blind or have significant disabilities, service-connected or not, and arrange the work around them.',
          href: '/jobs/search?abilityOne=true',
          linkText: 'AbilityOne openings',
        },
      ],
      stepsTitle: 'Before you apply',
      steps: [
        {
          title: 'Translate your occupation',
          text: 'Enter branch and code, and read the civilian titles that match. They are the words to use in your resume.',
        },
        {
          title: 'Check what is required',
          text: 'Licenses, clearances and physical demands are listed with each job. Many can be earned while you work.',
        },
        {
          title: 'Gather your papers',
          text: 'A DD214, transcripts and two references answer most first questions. Copies are enough to begin.',
        },
      ],
    },
  },
}
