// Every type of column with every field of its own.
import { expect } from 'vitest'
import { homeLists, homeTexts } from '#features/themes/list.ts'
import { homeSections } from '#ui/home-sections.ts'
import { lookOfSection } from './model/things.ts'
import {
  box,
  button,
  frame,
  headed,
  heading,
  picture,
  pictures,
  type Row,
  says,
  showsButton,
  showsFrame,
  showsPicture,
  showsPictures,
  vimeo,
  words,
  youtube,
} from './type-fields.fixture.ts'

/** The last look of each section that has several. */
const looksOfSections = Object.fromEntries(
  homeSections.flatMap(({ value, variants }) => {
    const last = variants.at(-1)
    return last ? [[lookOfSection(value), last.value]] : []
  }),
)

const soon = new Date(Date.now() + 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '')
export const feeds: Record<string, string> = {
  '/drill.ics': `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Drill\r\nDTSTART:${soon}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
  '/news.xml':
    '<rss><channel><item><title>Harbor news</title><link>https://n.example/1</link></item></channel></rss>',
}

const march = '018f3c5e-7a10-7000-8000-0000000000aa'
export const pierSurvey = '018f3c5e-7a10-7000-8000-0000000000ab'

const typedFor: Record<string, string> = {
  ...{ href: '/news', picture: '/favicon.svg', wage: '26.18', more: '1836', zips: '001' },
}

/** The words of every section: a column keeps those of the others while another is chosen. */
const ofAllSections = Object.fromEntries([
  ...homeTexts.flatMap(({ texts }) => texts.map(({ name }) => [name, `${name} of Harbor`])),
  ...homeLists.flatMap(({ name, texts = [], fields }) => [
    ...texts.map((text) => [text.name, `${text.name} of Harbor`]),
    [name, [Object.fromEntries(fields.map((field) => [field.name, typedFor[field.name] ?? 'Harbor']))]],
  ]),
])

export const columns = (origin: string): Row[] => [
  { type: 'text', values: { content: '<h2>Since 1919</h2><p>On the pier</p>' }, shows: headed('Since 1919') },
  {
    type: 'image',
    values: { ...picture, title: 'The flag', subTitle: 'Of the harbor', text: 'Sewn by the crew.' },
    async shows(part, page) {
      await heading(part, 'The flag')
      for (const text of ['Of the harbor', 'Sewn by the crew.']) await words(part, text)
      await showsPicture(part, page)
    },
  },
  {
    type: 'section',
    values: { ...ofAllSections, ...looksOfSections, section: 'wages', variant: 'table' },
    async shows(part) {
      await heading(part, 'wagesTitle of Harbor')
      await words(part, '$26.18')
    },
  },
  { type: 'carousel', values: pictures, shows: showsPictures },
  { type: 'dd214Signup', values: { title: 'With your papers' }, shows: headed('With your papers') },
  { type: 'youtube', values: { video: 'dQw4w9WgXcQ', title: 'Our crew' }, shows: youtube },
  { type: 'vimeo', values: { video: '76979871', title: 'Our crew' }, shows: vimeo },
  { type: 'button', values: button, shows: showsButton },
  { type: 'assessment', values: {}, shows: says('Take the assessment') },
  { type: 'xcreditSignup', values: { title: 'College credit' }, shows: headed('College credit') },
  {
    type: 'survey',
    values: { title: 'Your view', surveyId: pierSurvey },
    async shows(part) {
      await heading(part, 'Your view')
      await part.getByRole('link', { name: 'Sign in to answer' }).waitFor()
    },
  },
  { type: 'iframe', values: frame, shows: showsFrame },
  {
    type: 'contactForm',
    values: { emailSubject: 'A question', title: 'Ask us' },
    async shows(part) {
      await heading(part, 'Ask us')
      expect(await part.locator('input[name="subject"]').inputValue()).toBe('A question')
    },
  },
  {
    type: 'jobSearchSplash',
    values: { title: 'Find work', subTitle: 'Near you', image: '/favicon.svg' },
    async shows(part) {
      await heading(part, 'Find work')
      await words(part, 'Near you')
      expect(await part.locator('img').getAttribute('src')).toBe('/favicon.svg')
      expect(await part.locator('form').getAttribute('action')).toBe('/jobs/search')
    },
  },
  { type: 'jobSearch', values: { title: 'New this week' }, shows: headed('New this week') },
  {
    type: 'userSignup',
    values: {
      signUpFormHeader: '<h3>Join us here, all of you who served</h3>',
      signUpFormFooter: '<p>It is free, and stays free, for all of us.</p>',
    },
    async shows(part) {
      await heading(part, 'Join us here')
      await part.getByLabel('Email address').waitFor()
      await words(part, 'It is free')
    },
  },
  {
    type: 'employerSignup',
    values: {
      signUpFormHeader: '<h3>Hire those who served with us</h3>',
      signUpFormFooter: '<p>We answer within a day, on weekdays.</p>',
    },
    async shows(part) {
      await heading(part, 'Hire those')
      await words(part, 'We answer')
    },
  },
  { type: 'mosTranslator', values: { title: 'From your code' }, shows: headed('From your code') },
  { type: 'donation', values: {}, shows: says('Donations not enabled on this site.') },
  { type: 'donationList', values: { title: 'Gifts' }, shows: headed('Gifts') },
  {
    type: 'comment',
    values: { commentIdentifier: 'wall', title: 'Your words', buttonText: 'Say something' },
    async shows(part, page) {
      await part.getByRole('link', { name: 'Say something' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your words' })
      expect(await dialog.locator('input[name="commentIdentifier"]').inputValue()).toBe('wall')
      // Document 1, section 9.
      expect((await box(dialog)).width).toBeLessThanOrEqual(400)
      await page.keyboard.press('Escape')
    },
  },
  {
    type: 'commentList',
    values: { commentIdentifier: 'wall', title: 'The wall' },
    async shows(part) {
      await heading(part, 'The wall')
      await words(part, 'From the wall')
      expect(await part.getByText('From elsewhere').count()).toBe(0)
    },
  },
  // The figures of the site and the leaders of a fundraiser: features/content/loaders.
  {
    type: 'statistics',
    values: { title: 'In front', statisticsOf: 'fundraiser', fundraiser: march },
    shows: says('Outside a fundraiser.'),
  },
  {
    type: 'newsroom',
    values: { title: 'From the docks', linkTo: `${origin}/news.xml` },
    async shows(part) {
      await heading(part, 'From the docks')
      await part.getByRole('link', { name: 'Harbor news' }).waitFor()
    },
  },
  {
    type: 'newsletterSignup',
    values: { title: 'One letter', text: 'Once a month.', buttonText: 'Send it' },
    async shows(part) {
      await heading(part, 'One letter')
      await words(part, 'Once a month.')
      await part.getByRole('button', { name: 'Send it' }).waitFor()
    },
  },
  {
    type: 'calendar',
    values: { title: 'Drills', linkTo: `${origin}/drill.ics` },
    async shows(part, page) {
      await heading(part, 'Drills')
      await words(part, 'Drill')
      await part.getByRole('link', { name: 'Add to my agenda' }).click()
      const dialog = page.getByRole('dialog', { name: 'Drills' })
      expect(await dialog.getByLabel('Calendar address').inputValue()).toBe(`${origin}/drill.ics`)
      await page.keyboard.press('Escape')
    },
  },
]
