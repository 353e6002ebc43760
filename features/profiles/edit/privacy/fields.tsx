import { RadioGroup, Switch } from '#ui/choice.tsx'
import { resumeAudiences } from '../../schema.ts'
import type { FieldsProps } from '../fields-of.tsx'
import { isOn, textOf } from '../schema.ts'

export function PrivacyFields({ page: { values }, errors }: FieldsProps) {
  return (
    <>
      <Switch
        label="Employers and mentors may find me"
        help="They see your profile and name. They see your e-mail and phone only when you apply."
        name="isFindable"
        defaultChecked={isOn(values, 'isFindable')}
      />
      <Switch
        label="My profile is public"
        help="Everybody on the web can read it, without your ZIP code, clearance, contact and resume."
        name="isPublic"
        defaultChecked={isOn(values, 'isPublic')}
      />
      <Switch
        label="Hide my last name"
        help="Others read your first name and an initial, unless you apply to them."
        name="hidesLastName"
        defaultChecked={isOn(values, 'hidesLastName')}
      />
      <Switch
        label="Others may ask to connect"
        help="People who see your profile can send you a request."
        name="takesConnections"
        defaultChecked={isOn(values, 'takesConnections')}
      />
      <RadioGroup
        label="Who may read my resume"
        help="An employer that you apply to always may."
        name="resumeShownTo"
        options={resumeAudiences}
        defaultValue={textOf(values, 'resumeShownTo') || 'nobody'}
        error={errors.resumeShownTo}
      />
    </>
  )
}
