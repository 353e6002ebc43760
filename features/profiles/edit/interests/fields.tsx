import { careerInterests } from '#spec/lists.ts'
import { CheckboxGroup } from '#ui/choice.tsx'
import type { FieldsProps } from '../fields-of.tsx'
import { listOf } from '../schema.ts'
import styles from './fields.module.css'

export function InterestFields({ page: { values, choices }, errors }: FieldsProps) {
  return (
    <>
      <CheckboxGroup
        label="Career interests"
        help="The six types that careers are sorted by. Choose what sounds like you."
        name="careerInterests"
        options={careerInterests}
        defaultValue={listOf(values, 'careerInterests')}
        error={errors.careerInterests}
      />
      <div className={styles.columns}>
        <CheckboxGroup
          label="Job interests"
          help="Fields that you would like to see jobs and trainings in."
          name="jobInterests"
          options={choices.jobInterests ?? []}
          defaultValue={listOf(values, 'jobInterests')}
          error={errors.jobInterests}
        />
      </div>
    </>
  )
}
