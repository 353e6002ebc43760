import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './mapping.module.css'
import { uses } from './model/corrections.ts'
import { useLabels } from './model/use-labels.ts'
import { SampledJobs } from './sampled-jobs.tsx'
import type { FeedMapping, MappedField } from './schema.ts'

export type Props = FeedMapping

type Row = MappedField & { at: number }

const choices = Object.entries(useLabels)
  .filter(([use]) => uses.includes(use as never))
  .map(([value, label]) => ({ value, label }))

/** What each field of a feed becomes: recognized, and corrected by hand where that is wrong. */
export default function Mapping({ feed, failure, dialect, records, fields, jobs, ...rest }: Props) {
  const unknown = fields.filter(({ status }) => status === 'unmapped')
  return (
    <Page
      title={`Mapping of the feed of ${feed.employer.name}`}
      heading="Mapping"
      above={<Link href="/admin/feeds">Feeds</Link>}
      lead={`${feed.employer.name}, ${feed.url}${dialect ? `: ${dialect}` : ''}`}
    >
      {failure && (
        <Alert tone="danger" title="The feed could not be read just now.">
          <p>{failure}</p>
          <p>Saved corrections stay.</p>
        </Alert>
      )}
      {unknown.length > 0 && <Unknown fields={fields} />}
      {fields.length > 0 && (
        <div className={styles.desk}>
          <Form action={`/admin/feeds/${feed.id}/mapping?unmodifiedSince=${rest.modifiedAt}`}>
            <Stack>
              <input type="hidden" name="fields" value="" />
              <Table
                caption={`Fields of ${records} jobs`}
                columns={columns}
                rows={fields.map((field, at) => ({ ...field, at }))}
                rowKey={({ path }) => path}
              />
              {(rest.ambiguousDate || rest.dateOrder) && (
                <div className={styles.dates}>
                  <DateOrder {...rest} />
                </div>
              )}
              <Cluster>
                <SubmitButton variant={feed.mayRun ? 'secondary' : 'primary'}>Save</SubmitButton>
                {feed.mayRun && (
                  <SubmitButton name="run" value="true">
                    Save and run
                  </SubmitButton>
                )}
              </Cluster>
            </Stack>
          </Form>
          <SampledJobs jobs={jobs} records={records} />
        </div>
      )}
    </Page>
  )
}

/** Links to the fields that nobody has recognized. */
const Unknown = ({ fields }: Pick<Props, 'fields'>) => (
  <Alert tone="warning" title="Some fields are not recognized: choose what they become, or leave them out.">
    <Cluster>
      {fields.map(
        ({ path, status }, at) =>
          status === 'unmapped' && (
            <a key={path} href={`#field-${at}`}>
              {path}
            </a>
          ),
      )}
    </Cluster>
  </Alert>
)

const DateOrder = ({ dateOrder, ambiguousDate }: Pick<Props, 'dateOrder' | 'ambiguousDate'>) => (
  <Select
    label={ambiguousDate ? `Dates such as ${ambiguousDate} have` : 'Dates have'}
    name="dateOrder"
    defaultValue={dateOrder ?? ''}
    empty="As the other dates show"
    options={[
      { value: 'month first', label: 'The month first' },
      { value: 'day first', label: 'The day first' },
    ]}
  />
)

const columns: Column<Row>[] = [
  {
    key: 'path',
    header: 'In the feed',
    onPhone: 'title',
    cell: ({ path, records, at }) => (
      <div id={`field-${at}`}>
        <code className={styles.path}>{path}</code>
        <p className={styles.note}>
          {records ? `in ${records} ${records === 1 ? 'job' : 'jobs'}` : 'not in the feed now'}
        </p>
      </div>
    ),
  },
  {
    key: 'samples',
    header: 'Samples',
    cell: ({ samples }) => (
      <ul className={styles.samples}>
        {samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
    ),
  },
  { key: 'becomes', header: 'Becomes', cell: (field) => <Becomes {...field} /> },
  { key: 'how', header: 'How we know', cell: (field) => <How {...field} /> },
]

/** The choice for one field; its name is asked for where the job shows it under one. */
const Becomes = ({ at, path, correction, ...fate }: Row) => (
  <div className={styles.becomes}>
    <input type="hidden" name={`fields.${at}.path`} value={path} />
    <Select
      label={`What ${path} becomes`}
      hideLabel
      name={`fields.${at}.becomes`}
      defaultValue={correction?.becomes ?? ''}
      empty={correction ? 'As it is recognized' : recognized(fate)}
      options={choices}
    />
    <div className={styles.named}>
      <TextInput
        label="Shown as"
        name={`fields.${at}.label`}
        defaultValue={correction?.label ?? ''}
        maxLength={60}
      />
    </div>
  </div>
)

type Fate = Pick<MappedField, 'status' | 'to' | 'by'>

function recognized({ status, to }: Fate): string {
  if (status === 'unmapped') return 'Not recognized'
  if (status === 'aside') return `Left out: ${to}`
  if (status === 'code') return `The code of ${to}`
  const label = (useLabels as Record<string, string>)[to] ?? to.replace(/^description: /, 'Description, ')
  return status === 'fallback' ? `${label}, where nothing else says it` : label
}

const How = ({ status, by }: Row) =>
  by === 'staff' ? (
    <Badge tone="brand">Corrected</Badge>
  ) : status === 'unmapped' ? (
    <Badge tone="warning" icon="alert">
      To look at
    </Badge>
  ) : (
    <span className={styles.note}>{by === 'format' ? 'By the format' : 'By name and values'}</span>
  )
