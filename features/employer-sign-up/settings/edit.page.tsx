import { QuizFields } from '#features/questions/widgets.ts'
import type { ThemeEdit } from '#features/themes/admin/schema.ts'
import { Section, ThemeForm } from '#features/themes/widgets.ts'
import { Checkbox } from '#ui/choice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { EmployerSignupSettings } from '../schema.ts'

export type Props = ThemeEdit & { settings: EmployerSignupSettings }

/** Edits what a site asks of employers who sign up. */
export default function EditEmployerSignup({ settings, ...page }: Props) {
  return (
    <ThemeForm {...page} part="/employer-sign-up" title={`Employers of ${page.theme.name}`} values={settings}>
      <Rules />
      <Asked />
      <Section title="Custom questions">
        <QuizFields
          quiz={settings.quiz}
          help="Appears above the questions. Without questions there is no second step."
        />
      </Section>
    </ThemeForm>
  )
}

const Rules = () => (
  <Section title="Sign-up of employers">
    <Checkbox
      label="Employers can sign up"
      help="At /employer/signup, and wherever a page has the form."
      name="isOpen"
      value="true"
    />
    <Checkbox
      label="Each employer needs approval"
      help="Until then nobody sees it, and its people see no candidates."
      name="needsApproval"
      value="true"
    />
    <TextInput
      label="Above the form"
      help="A sentence about the benefits of an account."
      name="lead"
      maxLength={300}
    />
  </Section>
)

const Asked = () => (
  <Section title="What you ask for">
    <Checkbox label="Local union number" name="localUnion" value="true" />
    <Checkbox label="Whether it is an AbilityOne employer" name="abilityOne" value="true" />
    <Checkbox label="Whether it is a non-profit affiliate" name="nonProfitAffiliate" value="true" />
  </Section>
)
