import { choice, color, type FieldMap, image, longText, number, text, video, yesNo } from './fields.ts'
import { columnGap, columnsPerRow, imagePosition, imageScale, margins, paddings } from './limits.ts'

const ofGrid = { when: { field: 'style', is: ['grid'] } }
const ofImage = { when: { field: 'backgroundType', is: ['image'] } }
const ofPosition = { when: { field: 'useCustomPosition', is: [true] } }
const ofVideo = { when: { field: 'backgroundType', is: ['video'] } }

/** Document 3, section 9: four kinds of slide. */
export const animations = [
  { value: 'none', label: 'None' },
  { value: 'slideUp', label: 'Slide up' },
  { value: 'slideDown', label: 'Slide down' },
  { value: 'slideLeft', label: 'Slide left' },
  { value: 'slideRight', label: 'Slide right' },
] as const

export const audiences = [
  { value: 'always', label: 'Everyone' },
  { value: 'loggedIn', label: 'Signed-in visitors only' },
  { value: 'loggedOut', label: 'Signed-out visitors only' },
] as const

/** The fields of a container (document 3, section 3), in the order of the edit pane. */
export const containerFields = {
  title: text('Title', { required: true }),
  hideTitle: yesNo('Hide the title', { help: 'It is still read out by screen readers.' }),
  style: choice(
    'Layout',
    [
      { value: 'single', label: 'Single column' },
      { value: 'twoColumns', label: 'Two columns' },
      { value: 'grid', label: 'Grid' },
    ],
    { default: 'single' },
  ),
  columnsPerRow: number('Columns per row', { ...columnsPerRow, step: 1, default: 3, ...ofGrid }),
  columnGap: number('Gap between columns', { ...columnGap, unit: '%', ...ofGrid }),
  backgroundType: choice(
    'Background',
    [
      { value: 'none', label: 'None' },
      { value: 'color', label: 'Color' },
      { value: 'image', label: 'Picture' },
      { value: 'video', label: 'YouTube video' },
    ],
    { default: 'none' },
  ),
  backgroundColor: color('Color', {
    help: 'With a picture or a film: lies between it and the words.',
    when: { field: 'backgroundType', is: ['color', 'image', 'video'] },
  }),
  backgroundImage: image('Picture', ofImage),
  useCustomPosition: yesNo('Place the picture by hand', ofImage),
  imageScale: number('Scale', { ...imageScale, step: 1, default: 100, unit: '%', ...ofPosition }),
  imageVerticalPosition: number('From the top', { ...imagePosition, default: 50, unit: '%', ...ofPosition }),
  imageHorizontalPosition: number('From the left', {
    ...imagePosition,
    default: 50,
    unit: '%',
    ...ofPosition,
  }),
  backgroundVideo: video('Video', 'youtube', {
    help: 'The ID or the address of a YouTube video.',
    ...ofVideo,
  }),
  backgroundVideoLoop: yesNo('Play again and again', ofVideo),
  isFluidContainer: yesNo('Full width'),
  marginTop: number('Space above', { ...margins, step: 1 }),
  marginBottom: number('Space below', { ...margins, step: 1 }),
  htmlId: text('Anchor', { help: 'Links to #this lead here. Letters, digits, - and _.', longest: 60 }),
  horizontalPadding: number('Padding at the sides', { ...paddings, step: 1 }),
  verticalPadding: number('Padding above and below', { ...paddings, step: 1 }),
  removeDefaultColumnPadding: yesNo('Columns without padding'),
  containerSize: text('Height', { help: 'Such as 400px, 50vh or 30rem.', longest: 20 }),
  styleText: longText('Own styles', {
    help: 'CSS for this container, such as border-radius: 1rem; box-shadow: 0 2px 8px rgb(0 0 0 / 20%).',
  }),
  animation: choice('Entrance', animations, { default: 'none' }),
  showWhen: choice('Shown to', audiences, { default: 'always' }),
} satisfies FieldMap
