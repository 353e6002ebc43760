import type { ReactNode } from 'react'
import { type QuestionType, questionTypes } from '#spec/lists.ts'
import { Checkbox } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import type { FormErrors } from '#ui/form.tsx'
import { ListEditor } from '#ui/list-editor.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { useDragging } from '#ui/use-dragging.ts'
import { newQuestionId } from '../model/new-id.ts'
import { boundOf, bounds, inputOf, type WrittenQuestion, withChoices } from '../model/written.ts'
import { Dependence } from './dependence.tsx'
import styles from './rows.module.css'

type Props<Row extends WrittenQuestion> = {
  /** of the list; the title of the first is called '{name}.0.title' */
  name: string
  label: string
  help?: string
  questions: Row[]
  onChange: (questions: Row[]) => void
  most: number
  errors: FormErrors
  blank: Row
  /** whether a question may ask for a file */
  files?: boolean
  /** more fields of a question, below its own; `path` is the beginning of their names */
  more?: (row: Row, change: (row: Row) => void, path: string) => ReactNode
}

/** The questions of a sign-up or a quiz, written one below the other. */
export function QuestionRows<Row extends WrittenQuestion>(props: Props<Row>) {
  const { name, label, help, questions, onChange, most, errors, blank, files, more } = props
  // With its first letter a question gets an id, so that others can depend on it.
  const change = (rows: Row[]) =>
    onChange(rows.map((row) => (row.id || !row.title ? row : { ...row, id: newQuestionId() })))
  const dragged = useDragging<HTMLUListElement>(
    (from, to) => change(questions.toSpliced(from, 1).toSpliced(to, 0, questions[from]!)),
    String(questions.length),
  )
  return (
    <ListEditor
      label={label}
      help={help}
      error={errors[name]}
      rows={questions}
      onChange={change}
      blank={blank}
      isFilled={({ title }) => title.trim() !== ''}
      add="Add a question"
      noun="question"
      most={most}
      ordered
      dragged={dragged}
      boxed
    >
      {(row, changed, at) => (
        <>
          <QuestionRow
            path={`${name}.${at}`}
            row={row}
            before={questions.slice(0, at).filter(({ id, type }) => id && type !== 'File')}
            types={files ? questionTypes : withoutFiles}
            onChange={(question) => changed({ ...row, ...question })}
            errors={errors}
          />
          {more && <div className={styles.row}>{more(row, changed, `${name}.${at}`)}</div>}
        </>
      )}
    </ListEditor>
  )
}

type RowProps = {
  path: string
  row: WrittenQuestion
  types: readonly QuestionType[]
  /** those that it can depend on */
  before: WrittenQuestion[]
  onChange: (row: WrittenQuestion) => void
  errors: FormErrors
}

const withoutFiles = questionTypes.filter((type) => type !== 'File')

function QuestionRow({ path, row, types, before, onChange, errors }: RowProps) {
  const field = (name: keyof WrittenQuestion) => ({
    name: `${path}.${name}`,
    value: String(row[name]),
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [name]: event.target.value }),
    error: errors[`${path}.${name}`],
  })
  return (
    <div className={styles.row}>
      <input type="hidden" name={`${path}.id`} value={row.id} />
      <div className={styles.pair}>
        <TextInput label="Question" maxLength={300} {...field('title')} />
        <Select label="Answered by" options={types} {...field('type')} />
      </div>
      <TextInput label="Help text (optional)" maxLength={500} {...field('help')} />
      <Conditional
        isShown={row.type === 'Scale' || withChoices.includes(row.type)}
        concerns="For Select, Radio, Checkboxes, Matrix and Scale"
      >
        {row.type === 'Scale' ? (
          <Textarea
            label="What the ends mean (optional)"
            help="Two lines: the least step, and the greatest."
            rows={2}
            {...field('answers')}
          />
        ) : (
          <Textarea
            label={row.type === 'Matrix' ? 'Answers to choose from in each row' : 'Answers to choose from'}
            help="One per line."
            rows={4}
            {...field('answers')}
          />
        )}
      </Conditional>
      <Conditional isShown={row.type === 'Matrix'} concerns="For Matrix">
        <Textarea label="Rows" help="What is asked in each row, one per line." rows={4} {...field('rows')} />
      </Conditional>
      <Conditional isShown={row.type in bounds} concerns="For Number, Currency, Date, Checkboxes and Scale">
        <div className={styles.pair}>
          <TextInput label={boundOf(row.type, 'least')} type={inputOf(row.type)} {...field('min')} />
          <TextInput label={boundOf(row.type, 'most')} type={inputOf(row.type)} {...field('max')} />
        </div>
      </Conditional>
      <Ticked label="Optional" path={path} name="optional" {...{ row, onChange }} />
      {before.length > 0 && (
        <>
          <Ticked
            label="Ask only after a certain answer"
            path={path}
            name="showWhen"
            {...{ row, onChange }}
          />
          <Conditional isShown={row.showWhen} concerns="If it is asked only after a certain answer">
            <Dependence {...{ row, before, field }} />
          </Conditional>
        </>
      )}
    </div>
  )
}

type TickedProps = Pick<RowProps, 'path' | 'row' | 'onChange'> & {
  label: string
  name: 'optional' | 'showWhen'
}

const Ticked = ({ label, path, name, row, onChange }: TickedProps) => (
  <Checkbox
    label={label}
    name={`${path}.${name}`}
    value="true"
    checked={row[name]}
    onChange={(event) => onChange({ ...row, [name]: event.target.checked })}
  />
)
