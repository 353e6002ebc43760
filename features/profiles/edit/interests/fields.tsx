import { careerInterests, userTrades } from '#spec/lists.ts'
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
      <div className={styles.columns}>
        <CheckboxGroup
          label="Trades"
          help="What you have learned, or would like to learn."
          name="userTrades"
          options={userTrades}
        />
      </div>
      {choices.userNeeds && choices.userNeeds.length > 0 && (
        <div className={styles.columns}>
          <CheckboxGroup
            label="What you need help with"
            help="Only you and the staff of your site see this."
            name="userNeeds"
            options={choices.userNeeds}
          />
        </div>
      )}
    </>
  )
}
