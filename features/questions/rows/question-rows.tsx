import type { ReactNode } from 'react'
import { type QuestionType, questionTypes } from '#spec/lists.ts'
import { Checkbox } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import type { FormErrors } from '#ui/form.tsx'
import { ListEditor } from '#ui/list-editor.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { choicesIn } from '../list.ts'
import { newQuestionId } from '../model/new-id.ts'
import type { Question } from '../schema.ts'
import styles from './rows.module.css'

/** A question being written. */
export type WrittenQuestion = {
  id: string
  type: QuestionType
  title: string
  help: string
  /** one per line */
  answers: string
  min: string
  max: string
  optional: boolean
  showWhen: boolean
  conditionalQuestion: string
  conditionalAnswer: string
}

export const blankQuestion: WrittenQuestion = {
  ...{ id: '', type: 'Text', title: '', help: '', answers: '', min: '', max: '' },
  ...{ optional: false, showWhen: false, conditionalQuestion: '', conditionalAnswer: '' },
}

export const written = (question: Question): WrittenQuestion => ({
  ...{ id: question.id, type: question.type, title: question.title, help: question.help ?? '' },
  answers: question.answers.join('\n'),
  ...{ min: String(question.min ?? ''), max: String(question.max ?? '') },
  ...{ optional: question.optional, showWhen: question.showWhen },
  conditionalQuestion: question.conditionalQuestion ?? '',
  conditionalAnswer: question.conditionalAnswer ?? '',
})

/** The possible answers, for types with a fixed list. */
export const choicesOf = ({ type, answers, min, max }: WrittenQuestion): string[] => {
  const lines = [...new Set(answers.split('\n').map((line) => line.trim()))].filter(Boolean)
  return [...choicesIn({ type, answers: lines, min: min || undefined, max: max || undefined })]
}
const withChoices: readonly QuestionType[] = ['Select', 'Radio', 'Checkboxes']

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
  /** more fields of a question, below its own; `path` is the beginning of their names */
  more?: (row: Row, change: (row: Row) => void, path: string) => ReactNode
}

/** The questions of a sign-up or a quiz, written one below the other. */
export function QuestionRows<Row extends WrittenQuestion>(props: Props<Row>) {
  const { name, label, help, questions, onChange, most, errors, blank, more } = props
  // With its first letter a question gets an id, so that others can depend on it.
  const change = (rows: Row[]) =>
    onChange(rows.map((row) => (row.id || !row.title ? row : { ...row, id: newQuestionId() })))
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
      boxed
    >
      {(row, changed, at) => (
        <>
          <QuestionRow
            path={`${name}.${at}`}
            row={row}
            before={questions.slice(0, at).filter(({ id }) => id)}
            onChange={(question) => changed({ ...row, ...question })}
            errors={errors}
          />
          {more?.(row, changed, `${name}.${at}`)}
        </>
      )}
    </ListEditor>
  )
}

type RowProps = {
  path: string
  row: WrittenQuestion
  /** those that it can depend on */
  before: WrittenQuestion[]
  onChange: (row: WrittenQuestion) => void
  errors: FormErrors
}

function QuestionRow({ path, row, before, onChange, errors }: RowProps) {
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
        <Select label="Answered by" options={questionTypes} {...field('type')} />
      </div>
      <TextInput label="Help text (optional)" maxLength={500} {...field('help')} />
      <Conditional
        isShown={row.type === 'Scale' || withChoices.includes(row.type)}
        concerns="For Select, Radio, Checkboxes and Scale"
      >
        {row.type === 'Scale' ? (
          <Textarea
            label="What the ends mean (optional)"
            help="Two lines: the least step, and the greatest."
            rows={2}
            {...field('answers')}
          />
        ) : (
          <Textarea label="Answers to choose from" help="One per line." rows={4} {...field('answers')} />
        )}
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
            <Dependence {...{ path, row, before, field }} />
          </Conditional>
        </>
      )}
    </div>
  )
}

type FieldOf = (name: keyof WrittenQuestion) => {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error?: string
}

function Dependence({
  row,
  before,
  field,
}: Pick<RowProps, 'row' | 'before'> & { path: string; field: FieldOf }) {
  const decides = before.find(({ id }) => id === row.conditionalQuestion)
  const choices = decides ? choicesOf(decides) : []
  return (
    <div className={styles.pair}>
      <Select
        label="After which question"
        options={before.map(({ id, title }) => ({ value: id, label: title }))}
        empty="Please choose"
        {...field('conditionalQuestion')}
      />
      {choices.length ? (
        <Select
          label="And which answer"
          options={choices}
          empty="Please choose"
          {...field('conditionalAnswer')}
        />
      ) : (
        <TextInput label="And which answer" maxLength={200} {...field('conditionalAnswer')} />
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

/** What bounds an answer, by how it is given. */
const bounds: Partial<Record<QuestionType, { least: string; most: string; input: 'number' | 'date' }>> = {
  Number: { least: 'At least (optional)', most: 'At most (optional)', input: 'number' },
  Currency: { least: 'At least (optional)', most: 'At most (optional)', input: 'number' },
  Date: { least: 'Earliest date (optional)', most: 'Latest date (optional)', input: 'date' },
  Checkboxes: { least: 'Choose at least (optional)', most: 'Choose at most (optional)', input: 'number' },
  Scale: { least: 'Least step (1 if empty)', most: 'Greatest step (5 if empty)', input: 'number' },
}
const boundOf = (type: QuestionType, end: 'least' | 'most') => (bounds[type] ?? bounds.Number!)[end]
const inputOf = (type: QuestionType) => bounds[type]?.input ?? 'text'
