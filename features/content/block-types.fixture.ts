// Every type of block with every field of its own.
import { expect } from 'vitest'
import {
  button,
  frame,
  headed,
  picture,
  pictures,
  type Row,
  says,
  showsFrame,
  showsPicture,
  showsPictures,
  vimeo,
  youtube,
} from './type-fields.fixture.ts'

export const blocks: Row[] = [
  {
    type: 'text',
    values: { textContent: '<p>Words of a block that is long enough to stay.</p>' },
    shows: says('Words of a block'),
  },
  { type: 'image', values: picture, shows: showsPicture },
  { type: 'carousel', values: pictures, shows: showsPictures },
  { type: 'iframe', values: frame, shows: showsFrame },
  { type: 'youtube', values: { video: 'dQw4w9WgXcQ', title: 'Our crew' }, shows: youtube },
  { type: 'vimeo', values: { video: '76979871', title: 'Our crew' }, shows: vimeo },
  {
    type: 'button',
    values: { ...button, linkTo: '/favicon.svg', download: true, fileName: 'flag of the harbor.svg' },
    async shows(part, page) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        part.getByRole('link', { name: 'Take part' }).click(),
      ])
      expect(file.suggestedFilename()).toBe('flag of the harbor.svg')
    },
  },
  { type: 'mosTranslator', values: { title: 'From your code' }, shows: headed('From your code') },
  { type: 'fundraiserButtons', values: {}, shows: says('Donations not enabled on this site.') },
  { type: 'donationButton', values: {}, shows: says('Donations not enabled on this site.') },
  {
    type: 'searchJobsFields',
    values: { buttonText: 'Look' },
    async shows(part) {
      await part.getByRole('button', { name: 'Look' }).waitFor()
      for (const name of ['q', 'l']) expect(await part.locator(`[name="${name}"]`).count(), name).toBe(1)
    },
  },
]
