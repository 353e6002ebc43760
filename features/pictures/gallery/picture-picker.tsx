import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { fetched } from '#ui/fetched.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { narrow } from '#ui/picture-variants.ts'
import { Loading } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useUploadPath } from '#ui/upload-path.ts'
import type { Picture } from '../schema.ts'
import styles from './picture-picker.module.css'

type Props = Omit<ComponentProps<typeof TextInput>, 'label' | 'value' | 'onChange' | 'id'> & {
  id?: string
  label: string
  /** whose gallery is offered */
  themeId: string
  /** the address of a picture, or empty */
  value: string
  /** what is drawn beside the field, where that is not the value */
  shown?: string | null
  onChange: (url: string) => void
  /** one of the gallery was chosen; `before` is the one of the gallery that was there */
  onChoose?: (picture: Picture, before: Picture | undefined) => void
  help?: ReactNode
}

const GalleryDialog = fetched(async () => (await import('./gallery-dialog.tsx')).default, {
  waiting: <Loading>{null}</Loading>,
})

/** A picture of the site's gallery, uploaded there or chosen, or one of elsewhere by its address. Without script, the address. */
export function PicturePicker({
  id,
  label,
  themeId,
  value,
  shown = value,
  onChange,
  onChoose,
  ...field
}: Props) {
  const generated = useId()
  const own = id ?? generated
  const [isOpen, open] = useState(false)
  const hydrated = useHydrated()
  const path = useUploadPath()
  return (
    <div className={styles.picker}>
      <TextInput
        id={own}
        label={label}
        {...field}
        {...path}
        value={value}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.chosen}>
        {shown && <img src={narrow(shown, 320)} alt="" className={styles.preview} />}
        {hydrated && (
          <Button
            variant="secondary"
            size="small"
            icon="upload"
            aria-label={`Choose: ${label}`}
            onClick={() => open(true)}
          >
            Choose
          </Button>
        )}
        {hydrated && value && (
          <Button variant="quiet" size="small" aria-label={`Remove: ${label}`} onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </div>
      {isOpen && (
        <GalleryDialog
          id={`${own}-gallery`}
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
