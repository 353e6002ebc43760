/** A sketch of what a type shows, on a grid of 48 by 32: planes, words and what one presses. */
export type Drawing = { plane?: string; words?: string; press?: string }

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`
const line = (x: number, y: number, width: number) => box(x, y, width, 2)
const lines = (x: number, y: number, ...widths: number[]) =>
  widths.map((width, at) => line(x, y + at * 5, width)).join('')
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
const hills = 'M5 27 17 13l8 9 6-6 12 11z'
const screen = box(5, 4, 38, 24)
const fields = (count: number) => Array.from({ length: count }, (_, at) => box(8, 3 + at * 8, 32, 5)).join('')
const film = { plane: screen, press: 'M20 10v12l10-6z' }
const heart = 'M24 26C10 17 12 6 18 6c3 0 5 2 6 4 1-2 3-4 6-4 6 0 8 11-6 20z'
const search = { plane: box(5, 11, 27, 10), press: box(34, 11, 9, 10), words: line(9, 15, 14) }

/** By the key of the type; columns and blocks of the same key show the same. */
export const drawings: Record<string, Drawing> = {
  text: { words: box(7, 5, 18, 4) + lines(7, 13, 34, 34, 22) },
  section: { words: line(5, 4, 20), plane: box(5, 10, 11, 18) + box(18, 10, 11, 18) + box(31, 10, 12, 18) },
  image: { plane: screen, words: hills + disc(34, 10, 3) },
  carousel: {
    plane: box(10, 4, 28, 18),
    words: 'M12 20l8-9 6 6 4-4 6 7z',
    press: `M6 9v8l-4-4zM42 9v8l4-4z${disc(19, 27, 1.5)}${disc(24, 27, 1.5)}${disc(29, 27, 1.5)}`,
  },
  youtube: film,
  vimeo: film,
  button: { press: box(9, 10, 30, 12) },
  iframe: { plane: screen, words: box(5, 4, 38, 5), press: disc(9, 6.5, 1) },
  freeContent: {
    plane: box(5, 4, 18, 11) + box(25, 17, 18, 11),
    words: lines(26, 6, 16, 12) + lines(6, 19, 16, 12),
  },
  dd214Signup: { plane: box(14, 3, 20, 26), words: lines(17, 7, 14, 14), press: 'M24 16l6 6h-4v4h-4v-4h-4z' },
  contactForm: { plane: fields(2), press: box(8, 21, 14, 7) },
  userSignup: {
    plane: box(18, 5, 25, 6) + box(18, 14, 25, 6),
    words: `${disc(10, 9, 4)}M3 24a7 7 0 0 1 14 0z`,
    press: box(18, 23, 14, 6),
  },
  employerSignup: {
    plane: box(22, 5, 21, 6) + box(22, 14, 21, 6),
    words: box(5, 7, 12, 20),
    press: box(22, 23, 14, 6),
  },
  newsletterSignup: {
    plane: box(5, 18, 25, 9),
    words: 'M5 4h20l-10 6zM5 6l10 6 10-6v8H5z',
    press: box(32, 18, 11, 9),
  },
  jobSearchSplash: { plane: screen, words: box(12, 8, 24, 4), press: box(12, 17, 24, 6) },
  jobSearch: {
    ...search,
    plane: box(5, 4, 27, 7) + box(5, 15, 38, 5) + box(5, 23, 38, 5),
    press: box(34, 4, 9, 7),
    words: line(8, 6.5, 12) + line(8, 16.5, 16) + line(8, 24.5, 20),
  },
  searchJobsFields: search,
  mosTranslator: {
    plane: box(4, 11, 15, 10) + box(29, 11, 15, 10),
    words: line(7, 15, 8) + line(32, 15, 8),
    press: 'M21 14h3v-3l5 5-5 5v-3h-3z',
  },
  assessment: {
    words: lines(16, 6, 26, 20) + lines(16, 17, 24, 26),
    press: disc(9, 7, 2.5) + disc(9, 18, 2.5),
    plane: disc(9, 12.5, 2.5) + disc(9, 23.5, 2.5),
  },
  survey: {
    words: lines(14, 5, 28, 20) + line(14, 17, 24),
    plane: disc(9, 6, 2.5) + disc(9, 18, 2.5),
    press: disc(9, 11, 2.5) + box(8, 23, 14, 6),
  },
  xcreditSignup: {
    plane: box(8, 5, 32, 12),
    words: line(12, 9.5, 24) + line(12, 13, 16),
    press: box(17, 21, 14, 6),
  },
  donation: { press: heart },
  donationList: {
    words: lines(18, 7, 24, 18) + lines(18, 18, 22, 24),
    press: disc(10, 9, 4),
    plane: disc(10, 21, 4),
  },
  donationButton: { press: box(7, 9, 34, 14) },
  fundraiserButtons: { press: box(4, 10, 19, 12), plane: box(25, 10, 19, 12) },
  comment: { plane: 'M6 4h36v18H22l-8 7v-7H6z', words: lines(11, 9, 26, 16) },
  commentList: {
    plane: 'M6 3h30v10H16l-4 4v-4H6zM12 18h30v9H22l-4 4v-4h-6z',
    words: line(10, 7, 18) + line(16, 21, 18),
  },
  statistics: {
    plane: box(6, 16, 8, 12) + box(30, 12, 8, 16),
    press: box(18, 6, 8, 22),
    words: line(4, 28, 40),
  },
  newsroom: {
    plane: box(5, 5, 14, 10) + box(5, 18, 14, 10),
    words: lines(22, 6, 21, 14) + lines(22, 19, 21, 14),
  },
  calendar: { plane: box(8, 5, 32, 23), words: box(8, 5, 32, 5), press: box(27, 20, 6, 5) },
}
