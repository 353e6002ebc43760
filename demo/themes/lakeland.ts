import type { DemoTheme } from '../themes.ts'

/** A council of building-trades locals. */
export const lakeland: DemoTheme = {
  slug: 'lakeland',
  name: 'Lakeland Building Trades Council',
  domains: ['trades.localhost'],
  variables: {
    brand: '#b3400f',
    accent: '#2f5d73',
    radius: 0,
    fontBody: 'system',
    fontHeading: 'industrial',
  },
  logoLight: 'lakeland-light.svg',
  logoDark: 'lakeland-dark.svg',
  applications: {
    search: true,
    comments: false,
    donations: false,
    newsRoom: false,
    liveEditing: false,
    chat: false,
  },
  contactEmail: 'apprentices@lakeland-trades.example',
  content: {
    tagline: 'Earn while you learn. Then build.',
    description:
      'Apprenticeships and journey-level jobs in the building trades for veterans and everyone who wants to work with their hands.',
    header: 'plain',
    navigation: [
      { label: 'Apprenticeships', href: '/jobs/search?type=Apprenticeship' },
      { label: 'All trades', href: '/jobs/search?cat=construction-trades' },
      { label: 'Power and water', href: '/jobs/search?cat=energy-utilities' },
      { label: 'Military code', href: '/jobs/search?tab=mos' },
    ],
    footer: {
      text: 'Fourteen locals, one council. Registered apprenticeship is paid from the first day, and the GI Bill housing allowance can be drawn beside the wage.',
      links: [
        { label: 'Apprenticeships', href: '/pages/apprenticeships' },
        { label: 'Electrical', href: '/jobs/search?q=electrician' },
        { label: 'Pipe trades', href: '/jobs/search?q=pipefitter' },
        { label: 'Heavy equipment', href: '/jobs/search?q=heavy+equipment' },
        { label: 'Welding', href: '/jobs/search?q=welder' },
        { label: 'AbilityOne employers', href: '/jobs/search?abilityOne=true' },
      ],
    },
    home: {
      layout: 'banner',
      eyebrow: 'Veterans enter here',
      headline: 'Build something that stays',
      lead: 'Paid apprenticeships with a raise every period, a pension and no debt at the end. If you kept engines, bridges or radios alive in service, you have already begun.',
      searchPlaceholder: 'Trade, tool or local',
      quickSearches: [
        { label: 'Apprentice', href: '/jobs/search?q=apprentice' },
        { label: 'Lineworker', href: '/jobs/search?q=lineworker' },
        { label: 'Crane operator', href: '/jobs/search?q=crane+operator' },
        { label: 'Plumber', href: '/jobs/search?q=plumber' },
        { label: 'HVAC', href: '/jobs/search?q=HVAC' },
      ],
      blocksTitle: 'Pick your way in',
      blocks: [
        {
          title: 'Start as an apprentice',
          text: 'Three to five years, days on the job and two evenings a week in class. Locals in every state take applications; many interview veterans directly.',
          href: '/jobs/search?type=Apprenticeship',
          linkText: 'Open apprenticeships',
        },
        {
          title: 'Come in at your level',
          text: 'Seabees, combat engineers, machinist’s mates and prime power specialists are tested and placed where they belong, not at the bottom.',
          href: '/jobs/search?cat=construction-trades',
          linkText: 'Journey-level jobs',
        },
        {
          title: 'Keep it running',
          text: 'Power plants, water works and shipyards need the same hands and pay them all year.',
          href: '/jobs/search?cat=maintenance-repair',
          linkText: 'Maintenance jobs',
        },
      ],
      stepsTitle: 'From discharge to first paycheck',
      steps: [
        {
          title: 'Choose a craft',
          text: 'Read what people do all day. Heights, heat, mathematics: every posting is plain about it.',
        },
        {
          title: 'Apply to the local',
          text: 'A diploma or GED, a driver license and your DD214 are enough to open a file.',
        },
        {
          title: 'Test and interview',
          text: 'Basic mathematics, some reading, and ten minutes with people who do the work.',
        },
        {
          title: 'Report to the site',
          text: 'Boots, hard hat and a journey-level worker who shows you how. You are paid from that morning.',
        },
      ],
    },
  },
}
