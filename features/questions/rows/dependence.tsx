import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { choicesOf, type WrittenQuestion } from '../model/written.ts'
import styles from './rows.module.css'

export type FieldOf = (name: keyof WrittenQuestion) => {
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error?: string
}

type DependenceProps = { row: WrittenQuestion; before: WrittenQuestion[]; field: FieldOf }

/** After which answer a question is asked. */
export function Dependence({ row, before, field }: DependenceProps) {
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
