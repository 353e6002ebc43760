import { animations } from './container.ts'
import { choice, color, type FieldMap, number, text } from './fields.ts'
import { columnWidth, hoverDurationMs, opacity, paddings } from './limits.ts'

/** Fields every column has in addition to those of its type (document 3, section 3). */
export const columnFields = {
  width: number('Width', { ...columnWidth, step: 1, default: 50, unit: '%' }),
  horizontalPadding: number('Padding at the sides', { ...paddings, step: 1 }),
  verticalPadding: number('Padding above and below', { ...paddings, step: 1 }),
  textAlignment: choice(
    'Text',
    [
      { value: 'left', label: 'Left' },
      { value: 'center', label: 'Centered' },
      { value: 'right', label: 'Right' },
      { value: 'justify', label: 'Justified' },
    ],
    { default: 'left' },
  ),
  backgroundColor: color('Background'),
  opacity: number('Opacity of the background', { ...opacity, default: 1 }),
  fontColor: color('Text color'),
  fontSize: number('Text size', { min: 8, max: 120, step: 1, unit: 'px' }),
  animation: choice('Entrance', animations, { default: 'none' }),
  hoverAnimation: choice(
    'Under the pointer',
    [
      { value: 'none', label: 'None' },
      { value: 'translate', label: 'Move' },
      { value: 'scale', label: 'Grow' },
      { value: 'color', label: 'Color' },
      { value: 'rotate', label: 'Turn' },
    ],
    { default: 'none' },
  ),
  hoverAnimationParams: text('How', {
    help: 'Move: 10;-15 · Grow: 1.05 · Color: red · Turn: 360',
    longest: 40,
    when: { field: 'hoverAnimation', is: ['translate', 'scale', 'color', 'rotate'] },
  }),
  hoverAnimationDuration: number('How long', {
    ...{ min: 0, max: 10_000, step: 10, default: hoverDurationMs, unit: 'ms' },
    when: { field: 'hoverAnimation', is: ['translate', 'scale', 'color', 'rotate'] },
  }),
} satisfies FieldMap
