import type { Picture } from '#features/pictures/schema.ts'
import { altAfter } from '../gallery/alt.ts'
import { ImagePicker } from '../gallery/image-picker.tsx'
import { type ControlProps, labelled } from './control.ts'

export function ImageControl(props: ControlProps<string>) {
  const { name, field, value = '', onChange, onChangeAll, themeId } = props

  /** With what it shows, where nobody has said that themselves. */
  function choose(picture: Picture, before: Picture | undefined) {
    const { alt } = field
    if (!alt || !onChangeAll) return onChange(picture.url)
    onChangeAll((values) => ({
      ...values,
      [name]: picture.url,
      [alt]: altAfter(values[alt] as string | undefined, before, picture),
    }))
  }

  return (
    <ImagePicker
      {...labelled(props)}
      themeId={themeId}
      value={value}
      onChange={(url) => onChange(url || undefined)}
      onChoose={choose}
    />
  )
}
