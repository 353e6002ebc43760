import type { ComponentProps } from 'react'
import { PicturePicker } from '#features/pictures/gallery/widgets.ts'
import { Rows } from '#ui/rows.tsx'

type TextRow = { [name in string]?: string }
type Props = ComponentProps<typeof Rows<TextRow>> & {
  /** whose gallery is offered; without, the address is typed */
  themeId?: string
}

/** Rows whose pictures are uploaded, or chosen from the gallery of the site. */
export const PictureRows = ({ themeId, ...props }: Props) => (
  <Rows
    {...props}
    picture={themeId ? (field) => <PicturePicker {...field} themeId={themeId} /> : undefined}
  />
)
