import { type DragEvent, useEffect, useRef, useState } from 'react'
import { NotTaken } from '#features/files/widgets.ts'
import { pictureMessages, uploadMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { FileInput } from '#ui/file-input.tsx'
import { Stack } from '#ui/layout.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast-store.ts'
import type { Picture } from '../schema.ts'
import { Cropping } from './cropping.tsx'
import styles from './gallery.module.css'
import { type Area, cutOut, middle } from './model/cut-out.ts'
import { addPicture } from './model/pictures.ts'

type Props = {
  id: string
  themeId: string
  /** one of the gallery, of which a part is to become another */
  cropped: Picture | null
  onAdded: (picture: Picture) => void
}
type Source = { src: string; name: string; type: string; file?: File }

/** Chooses a picture of the device, or takes a dropped one, lets it be cropped and sends it. */
export function Upload({ id, themeId, cropped, onAdded }: Props) {
  const [source, setSource] = useState<Source | null>(cropped && sourceOf(cropped))
  const [area, setArea] = useState<Area | null>(cropped ? middle : null)
  const [alt, setAlt] = useState(cropped?.alt ?? '')
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<{ title: string; reason?: string } | null>(null)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLDivElement>(null)

  // It is above the pictures, perhaps scrolled out of view.
  useEffect(() => {
    if (cropped) input.current?.querySelector('input')?.focus()
  }, [cropped])

  async function take(file: File | undefined) {
    setError(null)
    setArea(null)
    setSource(file ? { src: await dataUrl(file), name: file.name, type: file.type, file } : null)
  }

  async function upload() {
    if (!source) return setError({ title: uploadMessages.none })
    setError(null)
    setShare(0)
    try {
      const file = area || !source.file ? await cutOut(source, area) : source.file
      const picture = await addPicture(themeId, file, alt, setShare)
      toast(pictureMessages.added)
      setSource(null)
      setAlt('')
      const field = input.current?.querySelector('input')
      if (field) field.value = ''
      onAdded(picture)
    } catch (problem) {
      console.error(problem)
      const reason = problem instanceof NotTaken ? problem.message : undefined
      setError({ title: uploadMessages.failed, reason })
    } finally {
      setShare(null)
    }
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files[0])
    },
  }

  return (
    <section aria-label="New picture" className={cx(styles.upload, isOver && styles.over)} {...drop}>
      <Stack>
        {error && (
          <Alert tone="danger" title={error.title}>
            {error.reason}
          </Alert>
        )}
        <div ref={input}>
          <FileInput
            id={`${id}-file`}
            label="Upload a picture"
            accept="image/*"
            help="Choose one or drop it here: JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. Location data is removed."
            onChange={(event) => take(event.target.files?.[0])}
          />
        </div>
        {source && (
          <>
            <Cropping src={source.src} area={area} onChange={setArea} />
            <TextInput
              id={`${id}-alt`}
              label="Alternative text"
              help="Describes the picture for people who cannot see it."
              maxLength={300}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          </>
        )}
        {share !== null && <Progress label="Sending" value={share} max={1} />}
        <div>
          <Button variant={source ? 'primary' : 'secondary'} onClick={upload} busy={share !== null}>
            Upload
          </Button>
        </div>
      </Stack>
    </section>
  )
}

const sourceOf = ({ url, name }: Picture): Source => ({ src: url, name, type: 'image/webp' })

/** Not an address of a blob: the policy for pictures takes data. */
const dataUrl = (file: File) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(file)
  })
