import { Checkbox } from '#ui/choice.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Link } from '#ui/link.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import { editHref } from '../list.ts'
import type { EditPage } from '../schema.ts'
import styles from './fields.module.css'

export function FileFields({ page: { id, files } }: FieldsProps) {
  return (
    <>
      <div className={styles.file}>
        <CurrentFile file={files.resume} />
        <FileInput
          label={files.resume ? 'Replace resume' : 'Resume'}
          name="resume"
          accept=".pdf,.doc,.docx"
          help="PDF, doc or docx, smaller than 10 MB."
        />
        {files.resume && <Checkbox label="Remove the resume" name="removeResume" />}
        <p className={styles.note}>
          You decide <Link href={editHref(id, 'privacy')}>who can read it</Link>.
        </p>
      </div>
      <div className={styles.file}>
        <CurrentFile file={files.dd214} />
        <FileInput
          label={files.dd214 ? 'Replace DD214' : 'DD214'}
          name="dd214"
          accept=".pdf"
          help="PDF, smaller than 10 MB. The staff of your site reads it once, to verify your service. Only on paper? Your phone scans it to a PDF: with Files on an iPhone, with Drive on Android."
        />
        {files.dd214 && <Checkbox label="Remove the DD214" name="removeDd214" />}
      </div>
    </>
  )
}

function CurrentFile({ file }: { file: EditPage['files'][string] }) {
  if (!file) return null
  return (
    <p className={styles.there}>
      <a href={file.url} download>
        {file.name}
      </a>
      {file.note && <span>{file.note}</span>}
    </p>
  )
}
