import { AccountPage } from '#features/navigation/widgets.ts'
import { filesPerPerson } from '#spec/limits.ts'
import { emptyMessages } from '#spec/messages.ts'
import { Confirm } from '#ui/confirm.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Progress } from '#ui/progress.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './account.module.css'
import { AddDocument } from './add-document.tsx'
import type { OwnFile, OwnFiles } from './schema.ts'

export type Props = OwnFiles

/** A person's own files and their storage quota. */
export default function AccountFiles({ files, used, most }: Props) {
  return (
    <AccountPage title="Files" lead="Your uploads. Files are encrypted and visible only to people you allow.">
      <Progress
        label="Storage used"
        value={used}
        max={most}
        text={`${size(used)} of ${size(most)}, ${files.length} of ${filesPerPerson.count} files`}
        tone={used > most * 0.9 ? 'danger' : 'brand'}
      />
      <Table
        caption="Your files"
        columns={columns}
        rows={files}
        rowKey={(file) => file.id}
        empty={
          <EmptyState title={emptyMessages.nothing} icon="upload">
            <p>Documents that you add below appear here.</p>
          </EmptyState>
        }
      />
      <AddDocument />
    </AccountPage>
  )
}

const columns: Column<OwnFile>[] = [
  {
    key: 'name',
    header: 'Name',
    // A plain link: the browser downloads it.
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
  { key: 'actions', header: 'Actions', align: 'end', cell: (file) => <DeleteFile file={file} /> },
]

function DeleteFile({ file: { id, name } }: { file: OwnFile }) {
  return (
    <Confirm
      action={`/account/files/${id}/delete`}
      of={name}
      size="small"
      variant="quiet"
      icon="trash"
      title="Delete this file?"
    >
      <p>{name} is permanently deleted and removed from your profile.</p>
    </Confirm>
  )
}

const labels: Record<OwnFile['purpose'], string> = {
  dd214: 'DD214',
  resume: 'Resume',
  photo: 'Photo',
  document: 'Document',
  logo: 'Logo',
  picture: 'Picture',
  download: 'Download',
}

/** With a non-breaking space. */
const size = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)}\u00a0kB` : `${number.format(bytes / 1024 / 1024)}\u00a0MB`

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
