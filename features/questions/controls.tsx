import type { ReactNode } from 'react'
import { choicesIn, fieldOf, pairOf } from '#features/questions/list.ts'
import type { QuestionType } from '#spec/lists.ts'
import { CheckboxGroup, RadioGroup } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { DateInput, Textarea, TextInput } from '#ui/text-input.tsx'
import styles from './controls.module.css'
import type { Answer, Question } from './schema.ts'

export type ControlProps = {
  question: Question
  /** label, help, error, required, name */
  field: { label: string; help?: string; error?: string; required: boolean; name: string }
  answer: Answer | undefined
}
type Control = (props: ControlProps) => ReactNode

const one = (answer: Answer | undefined) => [answer ?? ''].flat()[0]
const all = (answer: Answer | undefined) => [answer ?? []].flat()
const bound = (value: number | string | undefined) => (value === undefined ? undefined : String(value))

/** The control of each type of question. */
export const controls: Record<QuestionType, Control> = {
  Text: ({ field, answer }) => <TextInput {...field} defaultValue={one(answer)} maxLength={500} />,
  'Long text': ({ field, answer }) => <Textarea {...field} defaultValue={one(answer)} maxLength={5000} />,
  Number: ({ field, question, answer }) => (
    <NumberInput
      {...field}
      whole
      min={Number(question.min ?? 0)}
      max={maximum(question)}
      defaultValue={one(answer)}
    />
  ),
  Currency: ({ field, question, answer }) => (
    <NumberInput
      {...field}
      prefix="$"
      min={Number(question.min ?? 0)}
      max={maximum(question)}
      step="0.01"
      defaultValue={one(answer)}
    />
  ),
  Date: ({ field, question, answer }) => (
    <DateInput {...field} min={bound(question.min)} max={bound(question.max)} defaultValue={one(answer)} />
  ),
  Select: ({ field, question, answer }) => (
    <Select {...field} options={question.answers} empty="Please choose" defaultValue={one(answer)} />
  ),
  Radio: ({ field, question, answer }) => (
    <RadioGroup {...field} options={question.answers} defaultValue={one(answer)} />
  ),
  Checkboxes: ({ field, question, answer }) => (
    <CheckboxGroup
      {...field}
      help={field.help ?? counts(question)}
      options={question.answers}
      defaultValue={all(answer)}
    />
  ),
  'Yes/No': Fixed,
  'Yes/No/Work Visa': Fixed,
  Scale: ({ question, field, answer }) => (
    <RadioGroup
      {...field}
      help={field.help ?? ends(question)}
      inline
      options={choicesIn(question)}
      defaultValue={one(answer)}
    />
  ),
  File,
  Matrix,
}

/** A group of radios for each row. */
function Matrix({ question, field, answer }: ControlProps) {
  const { rows = [], answers } = question
  const chosen = all(answer)
  return (
    <FieldGroup label={field.label} help={field.help} error={field.error} required={field.required}>
      {() => (
        <div className={styles.rows}>
          {rows.map((row, at) => (
            <RadioGroup
              key={row}
              label={row}
              name={fieldOf(question.id, at)}
              inline
              options={answers.map((label) => ({ value: pairOf(row, label), label }))}
              defaultValue={answers.map((label) => pairOf(row, label)).find((pair) => chosen.includes(pair))}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

/** One that was stored before stays until another takes its place. */
function File({ field, answer }: ControlProps) {
  const name = one(answer)
  return (
    <div>
      <FileInput
        {...field}
        required={field.required && !name}
        accept=".pdf,.doc,.docx,image/*"
        help={field.help ?? 'A PDF, a Word document or a picture, up to 10 MB.'}
      />
      {name && <p className={styles.kept}>{name} is saved. Choose another file to replace it.</p>}
    </div>
  )
}

function Fixed({ question, field, answer }: ControlProps) {
  return <RadioGroup {...field} inline options={choicesIn(question)} defaultValue={one(answer)} />
}

const maximum = ({ max }: Question) => (max === undefined ? undefined : Number(max))

/** What the steps at the ends of a scale mean. */
function ends(question: Question): string | undefined {
  const [least, most] = question.answers
  const steps = choicesIn(question)
  return least && most ? `${steps[0]}: ${least}. ${steps.at(-1)}: ${most}.` : undefined
}

/** The rule, shown before it is broken. */
function counts({ min, max }: Question): string | undefined {
  if (min !== undefined && min === max) return `Choose ${min}.`
  if (min !== undefined && max !== undefined) return `Choose ${min} to ${max}.`
  if (max !== undefined) return `Choose up to ${max}.`
  return min === undefined ? undefined : `Choose ${min} or more.`
}
