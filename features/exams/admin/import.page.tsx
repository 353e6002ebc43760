import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Page } from '#ui/page.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { examMessages } from '../messages.ts'
import type { ImportLine, ImportPage } from '../schema.ts'

export type Props = ImportPage

const path = '/admin/nyc-exams'

/** Exams from a file, and what became of each line. */
export default function Import({ report }: Props) {
  return (
    <Page
      title="Import exams"
      lead="A line with a known number changes that exam; a bad line does not stop the others."
    >
      {report && (
        <section aria-label="Report">
          <Alert tone={report.counts.refused ? 'warning' : 'success'} title={report.name}>
            {examMessages.imported(report.counts)}
          </Alert>
          <Table
            caption="What became of each line"
            columns={columns}
            rows={report.lines}
            rowKey={({ line }) => String(line)}
          />
        </section>
      )}
      <Form action={`${path}/import`} encType="multipart/form-data">
        <FileInput
          label="CSV file"
          help="The city’s exam schedule or open data as CSV: title of exam, exam number, and the application period or its first and last day; also fee, type and the link of the notice. Up to 5,000 lines."
          name="file"
          accept=".csv,text/csv"
          required
        />
        <FormEnd cancel={path} icon="upload">
          Import
        </FormEnd>
      </Form>
    </Page>
  )
}

const tones = { added: 'success', changed: 'brand', same: 'neutral', refused: 'danger' } as const
const words = { added: 'Added', changed: 'Changed', same: 'As before', refused: 'Refused' } as const

const columns: Column<ImportLine>[] = [
  { key: 'line', header: 'Line', align: 'end', cell: ({ line }) => line },
  { key: 'number', header: 'Number', onPhone: 'title', cell: ({ number }) => number || '–' },
  {
    key: 'result',
    header: 'Result',
    cell: ({ result }) => <Badge tone={tones[result]}>{words[result]}</Badge>,
  },
  { key: 'why', header: 'Why', cell: ({ errors }) => errors.join(' ') || '–' },
]
