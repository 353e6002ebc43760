import { useState } from 'react'
import { notUnderstood, pictureOf, understood } from '#features/content/schema.ts'
import type { Picture } from '#features/pictures/schema.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useUploadPath } from '#ui/upload-path.ts'
import { fetched } from '../fetched.tsx'
import styles from './gallery.module.css'

type Props = {
  id: string
  label: string
  /** whose gallery is offered */
  themeId: string
  /** the address of a picture, or empty */
  value: string
  onChange: (url: string) => void
  /** one of the gallery was chosen; `before` is the one of the gallery that was there */
  onChoose?: (picture: Picture, before: Picture | undefined) => void
  help?: string
  required?: boolean
  error?: string
}

const image = { kind: 'image' } as const

const GalleryDialog = fetched(async () => (await import('./gallery-dialog.tsx')).default, {
  waiting: <Loading>{null}</Loading>,
})

/** A picture of the site's gallery, or one of elsewhere by its address; what it is, small, beside the field. */
export function ImagePicker({ id, label, themeId, value, onChange, onChoose, ...field }: Props) {
  const [isOpen, open] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const path = useUploadPath()
  const shown = pictureOf(value)
  const meant = understood(image, value)
  const error = meant === null && !isTyping ? notUnderstood(image) : undefined

  function settle() {
    setTyping(false)
    if (meant !== null && meant !== value) onChange(meant)
  }

  return (
    <div className={styles.picker}>
      <TextInput
        id={id}
        label={label}
        {...field}
        {...path}
        error={field.error ?? error}
        value={value}
        inputMode="url"
        autoComplete="off"
        placeholder={path.readOnly ? undefined : 'https://'}
        onChange={(event) => {
          setTyping(true)
          onChange(event.target.value)
        }}
        onBlur={settle}
      />
      <div className={styles.chosen}>
        {shown && <img src={shown} alt="" className={styles.preview} />}
        <Button
          variant="secondary"
          size="small"
          icon="upload"
          aria-label={`Choose: ${label}`}
          onClick={() => open(true)}
        >
          Choose
        </Button>
        {value && (
          <Button variant="quiet" size="small" aria-label={`Remove: ${label}`} onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </div>
      {isOpen && (
        <GalleryDialog
          id={`${id}-gallery`}
          themeId={themeId}
          value={value}
          onClose={() => open(false)}
          onChoose={(picture, before) => {
            if (onChoose) onChoose(picture, before)
            else onChange(picture.url)
            open(false)
          }}
        />
      )}
    </div>
  )
}
