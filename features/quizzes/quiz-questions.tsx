import { useState } from 'react'
import {
  blankQuestion,
  choicesOf,
  QuestionRows,
  type WrittenQuestion,
  written,
} from '#features/questions/widgets.ts'
import { nested } from '#schema/nested.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { heldValue, useForm } from '#ui/form-context.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { PictureField } from './picture-field.tsx'
import { QuestionPicture } from './question-picture.tsx'
import styles from './quiz.module.css'
import type { QuizQuestion } from './schema.ts'

/** What a question of a quiz has beside its own fields, as text; the right answers are one per line. */
type Row = WrittenQuestion & {
  points: string
  right: string
  feedbackRight: string
  feedbackWrong: string
  picture: string
  pictureAlt: string
}
const blank: Row = {
  ...blankQuestion,
  ...{ points: '1', right: '', feedbackRight: '', feedbackWrong: '', picture: '', pictureAlt: '' },
}
const most = 60

/** The questions of a quiz, each with its points, what is right, and a picture where this person may publish pictures. */
export function QuizQuestions({ pictures }: { pictures: boolean }) {
  const { errors, typed, values } = useForm()
  const [questions, setQuestions] = useState<Row[]>(() => [
    ...(typedRows(typed) ?? heldRows(values) ?? []),
    // Without script an empty row is the only way to add one.
    blank,
  ])
  return (
    <>
      <input type="hidden" name="questions" value="" />
      <QuestionRows
        label="Questions"
        name="questions"
        {...{ questions, blank, most, errors }}
        files
        onChange={setQuestions}
        more={(row, change, path) => (
          <>
            {pictures ? (
              <PictureField {...{ row, path, errors }} change={(changed) => change({ ...row, ...changed })} />
            ) : (
              <KeptPicture {...{ row, path }} />
            )}
            {row.type !== 'File' && <Scoring {...{ row, change, path }} error={errors[`${path}.right`]} />}
          </>
        )}
      />
    </>
  )
}

/** Stays as it is. */
const KeptPicture = ({ row, path }: { row: Row; path: string }) =>
  row.picture ? (
    <div>
      <input type="hidden" name={`${path}.picture`} value={row.picture} />
      <input type="hidden" name={`${path}.pictureAlt`} value={row.pictureAlt} />
      <QuestionPicture {...row} />
    </div>
  ) : null

type ScoringProps = { row: Row; change: (row: Row) => void; path: string; error?: string }

function Scoring({ row, change, path, error }: ScoringProps) {
  const choices = choicesOf(row)
  const field = (name: 'points' | 'feedbackRight' | 'feedbackWrong') => ({
    name: `${path}.${name}`,
    value: row[name],
    onChange: (event: { target: { value: string } }) => change({ ...row, [name]: event.target.value }),
  })
  const right = row.right.split('\n').filter(Boolean)
  return (
    <Disclosure summary="Points and right answers" isOpen={error !== undefined}>
      <div className={styles.more}>
        {choices.length > 0 ? (
          <CheckboxGroup
            label="Right answers"
            help="Without any, the question is not scored."
            name={`${path}.right`}
            options={choices}
            value={right.filter((one) => choices.includes(one))}
            onChange={(chosen) => change({ ...row, right: chosen.join('\n') })}
            error={error}
          />
        ) : (
          <Textarea
            label="Right answers"
            help="One per line; capitalization does not matter. Without any, the question is not scored."
            name={`${path}.right`}
            rows={2}
            value={row.right}
            onChange={(event) => change({ ...row, right: event.target.value })}
            error={error}
          />
        )}
        <TextInput label="Points" type="number" min={0} step="0.5" short {...field('points')} />
        <TextInput
          label="Feedback for a right answer (optional)"
          maxLength={500}
          {...field('feedbackRight')}
        />
        <TextInput
          label="Feedback for a wrong answer (optional)"
          maxLength={500}
          {...field('feedbackWrong')}
        />
      </div>
    </Disclosure>
  )
}

function heldRows(values: object): Row[] | null {
  const questions = heldValue(values, 'questions') as QuizQuestion[] | undefined
  return (
    questions?.map(({ points, right, feedbackRight, feedbackWrong, picture, pictureAlt, ...question }) => ({
      ...written(question),
      ...{ points: String(points), right: right.join('\n'), feedbackRight, feedbackWrong },
      ...{ picture: picture ?? '', pictureAlt: pictureAlt ?? '' },
    })) ?? null
  )
}

/** What was typed before an error, where no script kept it. */
function typedRows(typed: Record<string, string>): Row[] | null {
  const rows = heldValue(nested(typed) as object, 'questions')
  if (!Array.isArray(rows)) return null
  return rows.map((row: Partial<Record<keyof Row, string>> | null) => ({
    ...blank,
    ...(row as object),
    optional: row?.optional === 'true',
    showWhen: row?.showWhen === 'true',
  }))
}
