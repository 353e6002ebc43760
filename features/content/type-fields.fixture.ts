import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type Shows = (part: Locator, page: Page) => unknown
export type Row = { type: string; values: Record<string, unknown>; shows: Shows }

export const heading = (part: Locator, name: string) => part.getByRole('heading', { name }).waitFor()
export const words = (part: Locator, text: string) => part.getByText(text).first().waitFor()
export const box = async (part: Locator) => (await part.boundingBox())!
const rounded = async (part: Locator) => {
  const { width, height } = await box(part)
  return [Math.round(width), Math.round(height)]
}

export const pictures = {
  carouselImages: [
    { url: '/favicon.svg', description: 'The pier' },
    { url: '/favicon.svg?2', description: 'The crew' },
  ],
  carouselAutoplaySpeed: 1,
}
/** 16 by 9, moves by itself until it is paused (WCAG 2.2.2). */
export const showsPictures: Shows = async (part) => {
  const { width, height } = await box(part.getByRole('list'))
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(await part.getByRole('img').first().getAttribute('alt')).toBe('The pier')
  await part.getByText('2 / 2').waitFor()
  await part.getByRole('button', { name: 'Pause' }).click()
  await part.getByRole('button', { name: 'Play' }).click()
  await part.getByRole('button', { name: 'Pause' }).waitFor()
}

/** Nothing of the provider before somebody plays it. */
const showsVideo =
  (player: string, page: string): Shows =>
  async (part) => {
    expect(await part.locator('iframe, img').count()).toBe(0)
    const opener = part.getByRole('link', { name: 'Play “Our crew”' })
    expect(await opener.getAttribute('href')).toBe(page)
    await opener.click()
    const frame = part.getByTitle('Our crew')
    expect(await frame.getAttribute('src')).toContain(player)
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
  }
export const youtube = showsVideo(
  'youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
)
export const vimeo = showsVideo('player.vimeo.com/video/76979871', 'https://vimeo.com/76979871')

export const picture = {
  ...{ image: '/favicon.svg', altText: 'Our flag', imageWidth: 200, imageHeight: 50 },
  ...{ linkTo: '/jobs/search', imageHorizontalAlignment: 'right' },
}
export const showsPicture: Shows = async (part) => {
  const image = part.getByRole('link', { name: 'Our flag' }).getByRole('img')
  expect(await rounded(image)).toEqual([200, 50])
  const [own, around] = [await box(image), await box(part)]
  expect(Math.round(own.x + own.width)).toBe(Math.round(around.x + around.width))
}

export const button = {
  ...{ buttonText: 'Take part', linkTo: '/jobs/search', buttonSize: 'large', buttonStyle: 'secondary' },
  buttonFullWidth: true,
}
export const showsButton: Shows = async (part) => {
  const link = part.getByRole('link', { name: 'Take part' })
  expect(await link.getAttribute('href')).toBe('/jobs/search')
  expect(await link.getAttribute('class')).toMatch(/secondary.*large/)
  expect((await box(link)).width).toBe((await box(part)).width)
}

export const frame = { linkTo: 'https://maps.example.org/a', title: 'Where we are' }
export const showsFrame: Shows = async (part) => {
  const shown = part.getByTitle('Where we are')
  expect((await box(shown)).height).toBe(390)
  expect(await shown.getAttribute('src')).toBe(frame.linkTo)
  expect(await shown.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/)
}

export const says =
  (text: string): Shows =>
  (part) =>
    words(part, text)
export const headed =
  (name: string): Shows =>
  (part) =>
    heading(part, name)
