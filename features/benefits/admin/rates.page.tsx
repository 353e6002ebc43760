import { Badge } from '#ui/badge.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { figure } from '#ui/figure.ts'
import { FileInput } from '#ui/file-input.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Stack } from '#ui/layout.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Page } from '#ui/page.tsx'
import { type Column, Table } from '#ui/table.tsx'
import type { RatesPage, RateYear } from '../schema.ts'

export type Props = RatesPage

const path = '/admin/benefits/rates'
const accept =
  '.xlsx,.txt,.csv,text/plain,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The years of housing allowances, and loading another. */
export default function Rates({ years }: Props) {
  return (
    <Page
      title="Housing allowances"
      lead="The calculator begins with the newest year. The Defense Travel Management Office publishes the rates each December."
    >
      <Table caption="Years" hideCaption columns={columns} rows={years} rowKey={({ year }) => String(year)} />
      <Stack>
        <h2>Load another year</h2>
        <Form action={path} encType="multipart/form-data">
          <NumberInput whole label="Year" name="year" required />
          <FileInput
            label="Rates"
            help="The official workbook (such as 2027 BAH Rates.xlsx), or its file of rates with dependents (such as bahw27.txt)."
            name="with"
            accept={accept}
            required
          />
          <FileInput
            label="Rates without dependents"
            help="Such as bahwo27.txt. Not needed with the workbook, which has both."
            name="without"
            accept={accept}
          />
          <FileInput
            label="ZIP codes of the areas"
            help="Such as sorted_zipmha27.txt."
            name="zips"
            accept={accept}
            required
          />
          <FileInput
            label="Names of the areas"
            help="Such as mhanames27.txt. Not needed when the rates have the names."
            name="names"
            accept={accept}
          />
          <FormEnd cancel="/admin/benefits" icon="upload">
            Load
          </FormEnd>
        </Form>
      </Stack>
    </Page>
  )
}

const columns: Column<RateYear>[] = [
  { key: 'year', header: 'Year', onPhone: 'title', cell: ({ year }) => year },
  { key: 'areas', header: 'Housing areas', cell: ({ areas }) => figure(areas) },
  { key: 'zips', header: 'ZIP codes', cell: ({ zips }) => figure(zips) },
  {
    key: 'source',
    header: 'Source',
    cell: ({ shipped }) => <Badge>{shipped ? 'Came with the program' : 'Loaded by staff'}</Badge>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ year, shipped }) =>
      shipped ? null : (
        <Confirm action={`${path}/${year}/delete`} of={String(year)} size="small" title="Delete this year?">
          <p>The calculator goes back to the year before.</p>
        </Confirm>
      ),
  },
]
