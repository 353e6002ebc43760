import { useState } from 'react'
import { AccountPage } from '#features/sign-in/widgets.ts'
import { filesPerPerson } from '#spec/limits.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Progress } from '#ui/progress.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './account.module.css'
import { Adding } from './adding.tsx'
import { Deletion } from './deletion.tsx'
import type { OwnFile, OwnFiles } from './schema.ts'

export type Props = OwnFiles

/** A person's own files, and the room they take. */
export default function AccountFiles({ files, used, most }: Props) {
  const [deleting, setDeleting] = useState<OwnFile | null>(null)
  return (
    <AccountPage
      title="Files"
      lead="What you uploaded. Files are encrypted, and only shown to whom you allow it."
    >
      <Progress
        label="Room used"
        value={used}
        max={most}
        text={`${size(used)} of ${size(most)}, ${files.length} of ${filesPerPerson.count} files`}
        tone={used > most * 0.9 ? 'danger' : 'brand'}
      />
      <Table
        caption="Your files"
        columns={columns(setDeleting)}
        rows={files}
        rowKey={(file) => file.id}
        empty={<EmptyState title="Nothing to show" icon="upload" />}
      />
      <Adding />
      <Deletion file={deleting} onClose={() => setDeleting(null)} />
    </AccountPage>
  )
}

const columns = (onDelete: (file: OwnFile) => void): Column<OwnFile>[] => [
  {
    key: 'name',
    header: 'Name',
    // Not a visit of our own: the browser saves it.
    cell: (file) => (
      <a href={file.url} className={styles.name} download>
        {file.name}
      </a>
    ),
  },
  { key: 'purpose', header: 'Kind', cell: (file) => labels[file.purpose] },
  { key: 'size', header: 'Size', cell: (file) => size(file.bytes), align: 'end' },
  {
    key: 'added',
    header: 'Added',
    cell: (file) => (
      <span className={styles.date}>
        <DateText date={file.createdAt} exact />
      </span>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (file) => (
      <Form action={`/account/files/${file.id}/removal`}>
        {({ busy }) => (
          <Button
            type="submit"
            size="small"
            variant="quiet"
            icon="trash"
            busy={busy}
            aria-label={`Delete ${file.name}`}
            onClick={(event) => {
              event.preventDefault()
              onDelete(file)
            }}
          >
            Delete
          </Button>
        )}
      </Form>
    ),
  },
]

const labels: Record<OwnFile['purpose'], string> = {
  dd214: 'DD214',
  resume: 'Resume',
  photo: 'Photo',
  document: 'Document',
  logo: 'Logo',
  picture: 'Picture',
}

/** With a space that does not break. */
const size = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)}\u00a0kB` : `${number.format(bytes / 1024 / 1024)}\u00a0MB`

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
