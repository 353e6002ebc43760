import { fetched } from '#ui/fetched.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export type RichTextProps = {
  id: string
  label: string
  /** HTML, as features/content keeps it */
  value: string
  onChange: (html: string) => void
  /** its label is above it, with the id `${id}-label` */
  isLabeled?: boolean
  /** it undoes by itself; else the history is that of the whole page */
  hasHistory?: boolean
  onTravel: (way: 'undo' | 'redo') => void
  /** inline in the page: without a frame, its tools above it while it has the focus */
  inline?: boolean
}

/** A field for text with headings, lists, links and tables. What it is made of is fetched when the first one is shown. */
export const RichText = fetched<RichTextProps>(async () => (await import('./text-field.tsx')).default, {
  waiting: <Skeleton shape="fill" />,
})
