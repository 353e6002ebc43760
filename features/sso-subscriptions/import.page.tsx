import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Page } from '#ui/page.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { subscriptionMessages } from './messages.ts'
import type { ImportLine, ImportPage } from './schema.ts'

export type Props = ImportPage

const path = '/admin/sso-subscriptions'

/** Subscriptions from a file, and what became of each line. */
export default function Import({ report }: Props) {
  return (
    <Page
      title="Import subscriptions"
      lead="A line with a known external ID changes that subscription; a bad line does not stop the others."
    >
      {report && <Report report={report} />}
      <Form action={`${path}/import`} encType="multipart/form-data">
        <FileInput
          label="CSV file"
          help="Columns: externalId, firstName, lastName, sku, employer (name or ID), companyName, subscriptionStart, subscriptionEnd (YYYY-MM-DD). Up to 5,000 lines."
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

const tones = { added: 'success', changed: 'brand', refused: 'danger' } as const

function Report({ report }: { report: NonNullable<Props['report']> }) {
  return (
    <section aria-label="Report">
      <Alert tone={report.refused ? 'warning' : 'success'} title={report.name}>
        {subscriptionMessages.imported(report)}
      </Alert>
      <Table
        caption="What became of each line"
        columns={columns}
        rows={report.lines}
        rowKey={({ line }) => String(line)}
      />
    </section>
  )
}

const columns: Column<ImportLine>[] = [
  { key: 'line', header: 'Line', align: 'end', cell: ({ line }) => line },
  { key: 'id', header: 'External ID', onPhone: 'title', cell: ({ externalId }) => externalId || '–' },
  {
    key: 'result',
    header: 'Result',
    cell: ({ result }) => <Badge tone={tones[result]}>{result[0]!.toUpperCase() + result.slice(1)}</Badge>,
  },
  { key: 'why', header: 'Why', cell: ({ errors }) => errors.join(' ') || '–' },
]
