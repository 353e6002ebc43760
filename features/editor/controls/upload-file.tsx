import { useRef, useState } from 'react'
import { NotTaken, sendFile } from '#features/files/widgets.ts'
import { uploadMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Progress } from '#ui/progress.tsx'

type Props = { id: string; onUploaded: (url: string, name: string) => void }

/** Uploads a file that everybody who sees the page may download. */
export default function UploadFile({ id, onUploaded }: Props) {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)

  async function upload(file: File | undefined) {
    if (!file) return
    setError(null)
    setShare(0)
    try {
      onUploaded(await sendFile(file, { purpose: 'download', onProgress: setShare }), file.name)
    } catch (problem) {
      console.error(problem)
      setError(problem instanceof NotTaken ? problem.message : uploadMessages.failed)
    } finally {
      setShare(null)
      const field = box.current?.querySelector('input')
      if (field) field.value = ''
    }
  }

  return (
    <div ref={box}>
      <FileInput
        id={`${id}-upload`}
        label="Or upload a file"
        help="PDF, Word or a picture, up to 10 MB. Everyone who sees the page may download it."
        accept=".pdf,.doc,.docx,image/*"
        onChange={(event) => upload(event.target.files?.[0])}
      />
      {share !== null && <Progress label="Sending" value={share} max={1} />}
      {error && <Alert tone="danger">{error}</Alert>}
    </div>
  )
}
