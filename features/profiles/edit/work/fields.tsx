import { useState } from 'react'
import { educationLevels } from '#spec/lists.ts'
import { ListEditor } from '#ui/list-editor.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import styles from '../rows.module.css'
import { mostRows, type Row, rowsOf, textOf } from '../schema.ts'
import { YearFields } from '../years.tsx'
import { workFields } from './schema.ts'

type WorkRow = Row<(typeof workFields)[number]>
const blank: WorkRow = { kind: 'work', title: '', organization: '', from: '', to: '', description: '' }

export function WorkFields({ page: { values }, errors }: FieldsProps) {
  // One empty row stands ready: without script it is the only way to add one.
  const [rows, setRows] = useState(() => [...rowsOf(values, workFields).map(({ row }) => row), blank])
  return (
    <>
      <Select
        label="Highest education"
        name="education"
        options={educationLevels}
        empty=""
        defaultValue={textOf(values, 'education')}
        error={errors.education}
      />
      <ListEditor
        label="Work and education"
        help="To take a line away, remove or empty it."
        rows={rows}
        onChange={setRows}
        blank={blank}
        isFilled={(row) => Boolean(row.title && row.organization)}
        add="Add another"
        noun="line"
        most={mostRows}
      >
        {(row, change, at) => (
          <div className={styles.row}>
            <Select
              label="Kind"
              name={`kind-${at}`}
              options={kinds}
              value={row.kind}
              onChange={(event) => change({ ...row, kind: event.target.value })}
            />
            <TextInput
              label={row.kind === 'education' ? 'Degree or course' : 'Job title'}
              name={`title-${at}`}
              maxLength={150}
              value={row.title}
              onChange={(event) => change({ ...row, title: event.target.value })}
              error={errors[`title-${at}`]}
            />
            <TextInput
              label={row.kind === 'education' ? 'School' : 'Employer'}
              name={`organization-${at}`}
              maxLength={150}
              value={row.organization}
              onChange={(event) => change({ ...row, organization: event.target.value })}
              error={errors[`organization-${at}`]}
            />
            <YearFields
              at={at}
              years={row}
              errors={errors}
              onChange={(years) => change({ ...row, ...years })}
            />
            <div className={styles.whole}>
              <Textarea
                label="What you did"
                name={`description-${at}`}
                maxLength={2000}
                rows={3}
                value={row.description}
                onChange={(event) => change({ ...row, description: event.target.value })}
                error={errors[`description-${at}`]}
              />
            </div>
          </div>
        )}
      </ListEditor>
    </>
  )
}

const kinds = [
  { value: 'work', label: 'Work' },
  { value: 'education', label: 'Education' },
]
