import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { Modal } from '#ui/modal.tsx'
import type { Picture } from '../schema.ts'
import { PictureGrid } from './grid.tsx'
import { Upload } from './upload.tsx'
import { useGallery } from './use-gallery.ts'

type Props = {
  id: string
  themeId: string
  value: string
  onChoose: (picture: Picture, before: Picture | undefined) => void
  onClose: () => void
}

/** The gallery of a site: choosing, sending, cropping and deleting pictures. */
export default function GalleryDialog({ id, themeId, value, onChoose, onClose }: Props) {
  const gallery = useGallery(themeId)
  const [chosen, choose] = useState<Picture | null>(null)
  const [cropped, crop] = useState<Picture | null>(null)
  const before = gallery.pictures.find(({ url }) => url === value)
  const current = chosen ?? before ?? null

  return (
    // What is pressed in here is not for the page behind it.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Modal
        title="Choose a picture"
        size="large"
        isOpen
        onClose={onClose}
        actions={
          <>
            {current && (
              <Deleting
                key={current.id}
                onDelete={async () => {
                  if (await gallery.remove(current)) choose(null)
                }}
              />
            )}
            <Button variant="secondary" disabled={!current} onClick={() => crop(current)}>
              Crop
            </Button>
            <Button disabled={!current} onClick={() => current && onChoose(current, before)}>
              Use this picture
            </Button>
          </>
        }
      >
        <Stack gap="large">
          <Upload
            key={cropped?.id ?? ''}
            id={id}
            themeId={themeId}
            cropped={cropped}
            onAdded={(picture) => {
              crop(null)
              gallery.add(picture)
              choose(picture)
            }}
          />
          {gallery.error && <Alert tone="danger" title={gallery.error} />}
          <PictureGrid
            gallery={gallery}
            chosen={current}
            onChoose={choose}
            onUse={(picture) => onChoose(picture, before)}
          />
        </Stack>
      </Modal>
    </div>
  )
}

/** Asks once more before it deletes. */
function Deleting({ onDelete }: { onDelete: () => void }) {
  const [isAsking, ask] = useState(false)
  return (
    <Button
      variant={isAsking ? 'danger' : 'quiet'}
      icon="trash"
      onBlur={() => ask(false)}
      onClick={() => (isAsking ? onDelete() : ask(true))}
    >
      {isAsking ? 'Really delete' : 'Delete'}
    </Button>
  )
}
