import { type ComponentProps, useState } from 'react'
import { notUnderstood, pictureOf, understood } from '#features/content/schema.ts'
import { PicturePicker } from '#features/pictures/gallery/widgets.ts'
import { useUploadPath } from '#ui/upload-path.ts'

type Props = Pick<
  ComponentProps<typeof PicturePicker>,
  'label' | 'themeId' | 'value' | 'onChange' | 'onChoose' | 'required'
> & { id: string; help?: string; error?: string }

const image = { kind: 'image' } as const

/** The picture of a field of a page: what is typed or pasted is understood once it is left. */
export function ImagePicker({ error, ...props }: Props) {
  const { value, onChange } = props
  const [isTyping, setTyping] = useState(false)
  const { readOnly } = useUploadPath()
  const meant = understood(image, value)
  const own = meant === null && !isTyping ? notUnderstood(image) : undefined

  function settle() {
    setTyping(false)
    if (meant !== null && meant !== value) onChange(meant)
  }

  return (
    <PicturePicker
      {...props}
      error={error ?? own}
      shown={pictureOf(value)}
      placeholder={readOnly ? undefined : 'https://'}
      onChange={(url) => {
        setTyping(true)
        onChange(url)
      }}
      onBlur={settle}
    />
  )
}
