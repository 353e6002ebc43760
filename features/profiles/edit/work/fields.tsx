import { educationLevels } from '#spec/lists.ts'
import { ListEditor } from '#ui/list-editor.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import styles from '../rows.module.css'
import { mostRows } from '../schema.ts'
import { useRows } from '../use-rows.tsx'
import { YearFields } from '../years.tsx'

const blank = { kind: 'work', title: '', organization: '', from: '', to: '', description: '' }

export function WorkFields() {
  const [rows, setRows] = useRows('work', blank)
  return (
    <>
      <Select label="Highest education" name="education" options={educationLevels} empty="" />
      <ListEditor
        label="Work and education"
        help="To delete an entry, remove or empty it."
        rows={rows}
        onChange={setRows}
        blank={blank}
        isFilled={(row) => Boolean(row.title && row.organization)}
        add="Add another"
        noun="entry"
        most={mostRows}
      >
        {(row, change, at) => (
          <div className={styles.row}>
            <Select
              label="Kind"
              name={`work.${at}.kind`}
              options={kinds}
              value={row.kind}
              onChange={(event) => change({ ...row, kind: event.target.value })}
            />
            <TextInput
              label={row.kind === 'education' ? 'Degree or course' : 'Job title'}
              name={`work.${at}.title`}
              maxLength={150}
              value={row.title}
              onChange={(event) => change({ ...row, title: event.target.value })}
            />
            <TextInput
              label={row.kind === 'education' ? 'School' : 'Employer'}
              name={`work.${at}.organization`}
              maxLength={150}
              value={row.organization}
              onChange={(event) => change({ ...row, organization: event.target.value })}
            />
            <YearFields name={`work.${at}`} years={row} onChange={(years) => change({ ...row, ...years })} />
            <div className={styles.whole}>
              <Textarea
                label="What you did"
                name={`work.${at}.description`}
                maxLength={2000}
                rows={3}
                value={row.description}
                onChange={(event) => change({ ...row, description: event.target.value })}
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
