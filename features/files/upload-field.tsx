import { type ReactNode, useRef, useState } from 'react'
import { uploadMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Stack } from '#ui/layout.tsx'
import { Progress } from '#ui/progress.tsx'
import type { FilePurpose } from './schema.ts'
import { NotTaken, sendFile } from './send-file.tsx'

type Props = {
  label: string
  help?: ReactNode
  accept?: string
  purpose?: FilePurpose
  /** called with the file's address */
  onUploaded: (url: string) => void
}

/** Uploads a chosen file to a signed address and shows the progress. Requires script. */
export function UploadField({ label, help, accept, purpose, onUploaded }: Props) {
  const input = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const sending = useRef<AbortController>(null)
  const [error, setError] = useState<{ title: string; reason?: string } | null>(null)

  async function upload() {
    const field = input.current?.querySelector('input')
    const file = field?.files?.[0]
    if (!field || !file) return setError({ title: uploadMessages.none })
    setError(null)
    setShare(0)
    sending.current = new AbortController()
    const { signal } = sending.current
    try {
      onUploaded(await sendFile(file, { purpose, onProgress: setShare, signal }))
      field.value = ''
    } catch (problem) {
      // Cancelled: the file stays chosen and can be uploaded again.
      if (signal.aborted) return
      console.error(problem)
      const reason = problem instanceof NotTaken ? problem.message : undefined
      setError({ title: uploadMessages.failed, reason })
    } finally {
      setShare(null)
    }
  }

  return (
    <Stack>
      {error && (
        <Alert tone="danger" title={error.title}>
          {error.reason}
        </Alert>
      )}
      <div ref={input}>
        <FileInput label={label} help={help} accept={accept} onChange={() => setError(null)} />
      </div>
      {share !== null && <Progress label="Sending" value={share} max={1} />}
      <div>
        <Button variant="secondary" onClick={upload} busy={share !== null}>
          Upload
        </Button>{' '}
        {share !== null && (
          <Button variant="quiet" onClick={() => sending.current?.abort()}>
            Cancel
          </Button>
        )}
      </div>
    </Stack>
  )
}
