import { careerInterests } from '#spec/lists.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import styles from './fields.module.css'

export function InterestFields({ page: { choices } }: FieldsProps) {
  return (
    <>
      <CheckboxGroup
        label="Career interests"
        help="Careers are grouped into six types. Choose what sounds like you."
        name="careerInterests"
        options={careerInterests}
      />
      <div className={styles.columns}>
        <CheckboxGroup
          label="Job interests"
          help="Fields in which you want to see jobs and trainings."
          name="jobInterests"
          options={choices.jobInterests ?? []}
        />
      </div>
    </>
  )
}
