import { expect, test } from 'vitest'
import { cssOf } from './css.ts'
import type { Column, Container } from './document.ts'

const column = (more: Partial<Column> = {}): Column => ({ id: 'c1', contentType: 'text', ...more })
const css = (container: Partial<Container> = {}, ...columns: Column[]) =>
  cssOf({ schemaVersion: 1, containers: [{ id: 'a', columns, ...container }] })

test('margins are two units unless they are set, and 0 is set', () => {
  expect(css()).toBe('.p-a{--above:2;--below:2}')
  expect(css({ marginTop: 0, marginBottom: 15 })).toBe('.p-a{--above:0;--below:15}')
  expect(css({ marginTop: 99 })).toContain('--above:15')
})

test('a grid of ten columns with a gap', () => {
  expect(css({ style: 'grid', columnsPerRow: 10, columnGap: 4 })).toContain('--per-row:10;--gap:4%')
  expect(css({ columnsPerRow: 10 })).not.toContain('per-row')
})

test('a picture is placed by hand only when that is switched on', () => {
  const picture = { backgroundType: 'image', backgroundImage: '/files/1', imageScale: 150 } as const
  expect(css(picture)).toContain('background-image:url("/files/1")')
  expect(css(picture)).not.toContain('150%')
  const placed = css({ ...picture, useCustomPosition: true, imageVerticalPosition: 10 })
  expect(placed).toContain('background-position:50% 10%')
  expect(placed).toContain('@media (min-width:48rem){.p-a{background-size:150%}}')
})

test('a phone loads a narrower variant of a stored picture behind a container', () => {
  const stored = '/files/01900000-0000-7000-8000-000000000000'
  const picture = { backgroundType: 'image', backgroundImage: stored } as const
  expect(css(picture)).toContain(`.p-a{--above:2;--below:2;background-image:url("${stored}")}`)
  expect(css(picture)).toContain(`@media (max-width:47.99rem){.p-a{background-image:url("${stored}/960")}}`)
  expect(css({ ...picture, backgroundType: 'color' })).not.toContain('url(')
  expect(css({ ...picture, backgroundImage: '/pictures/crane.png' })).not.toContain('@media')
})

test('text on a picture or a video has a dark overlay, or one of the chosen color', () => {
  const picture = { backgroundType: 'image', backgroundImage: '/files/1' } as const
  const veiled = 'background-image:linear-gradient(var(--veil),var(--veil)),url("/files/1");--veil:'
  expect(css({ ...picture, title: 'Ashore' })).toContain(`${veiled}rgb(0 0 0 / 55%);color-scheme:dark`)
  expect(css({ ...picture, backgroundColor: '#f2f6f7' }, column())).toContain(
    `${veiled}color-mix(in srgb,#f2f6f7 75%,transparent);color-scheme:light`,
  )
  expect(css({ backgroundType: 'video', title: 'Ashore' })).toContain('--veil:rgb')
  // Nothing to read, or it has a ground of its own: the picture is as it is.
  const bare = [{}, { title: 'Ashore', hideTitle: true }]
  for (const more of bare)
    expect(css({ ...picture, ...more }, column({ backgroundColor: '#fff' }))).not.toContain('veil')
})

test('opacity is the background’s, in steps of a tenth', () => {
  expect(css({}, column({ backgroundColor: '#000', opacity: 0.34 }))).toContain(
    '.p-c1::before{background-color:#000;opacity:0.3}',
  )
  expect(css({}, column({ backgroundColor: '#000', opacity: 0 }))).toContain('opacity:0}')
})

test('text on a chosen color is readable in light and dark mode', () => {
  const dark = css({ backgroundType: 'color', backgroundColor: '#0f4c5c' })
  expect(dark).toContain('background-color:#0f4c5c;color-scheme:dark;color:var(--text)')
  expect(css({}, column({ backgroundColor: '#f2f6f7' }))).toContain('color-scheme:light')
  for (const night of ['navy', 'rgb(15, 76, 92)', 'hsl(193 72% 21%)'])
    expect(css({}, column({ backgroundColor: night })), night).toContain('color-scheme:dark')
  expect(css({}, column({ backgroundColor: '#f2f6f7', opacity: 0.1 }))).not.toContain('color-scheme')
})

test('a color of the site is a variable of it, with the text that goes on it', () => {
  const band = css({ backgroundType: 'color', backgroundColor: 'brand' })
  expect(band).toContain('background-color:var(--site-brand);color-scheme:var(--on-site-brand-scheme)')
  expect(band).toContain('--on-brand:var(--site-brand)')
  expect(css({}, column({ backgroundColor: 'sunken', fontColor: 'muted' }))).toContain(
    'color-scheme:var(--page-scheme);color:var(--text);color:var(--muted)}.p-c1::before{background-color:var(--sunken)',
  )
  expect(css({}, column({ backgroundColor: 'constructor' }))).not.toContain('undefined')
})

test('what a column does under the pointer takes 250 ms, and nothing for those who want no motion', () => {
  expect(css({}, column({ hoverAnimation: 'scale' }))).toContain(
    '@media (prefers-reduced-motion:no-preference){.p-c1:hover{scale:1.05}}',
  )
  expect(css({}, column({ hoverAnimation: 'scale' }))).toContain('transition:scale 250ms')
})

test('what is typed never ends a rule', () => {
  const evil = '};body{display:none'
  const said = css(
    { backgroundType: 'image', backgroundImage: `/x");${evil}`, containerSize: evil, backgroundColor: evil },
    column({
      fontColor: evil,
      hoverAnimation: 'translate',
      hoverAnimationParams: evil,
      backgroundColor: evil,
    }),
  )
  expect(said).not.toContain('display')
})
