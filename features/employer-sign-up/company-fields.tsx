import { useState } from 'react'
import { Checkbox, RadioGroup } from '#ui/choice.tsx'
import { useInitialText } from '#ui/form-context.ts'
import { TextInput } from '#ui/text-input.tsx'
import { Companies } from './companies.tsx'
import { Part } from './part.tsx'
import type { EmployerSignupPage } from './schema.ts'

/** The company: its name, whether it is here already, and what the site asks of it. */
export function CompanyFields({ page, email }: { page: EmployerSignupPage; email: string }) {
  const { settings, types } = page
  const [name, setName] = useState(useInitialText('employer[name]'))
  return (
    <Part title="Your company">
      <TextInput
        label="Company name"
        name="employer[name]"
        autoComplete="organization"
        maxLength={150}
        required
        onChange={(event) => setName(event.target.value)}
      />
      <Companies page={page} name={name} email={email} />
      {types.length > 0 && (
        <RadioGroup label="What kind of employer? (optional)" name="employerType" options={types} inline />
      )}
      {settings.localUnion && (
        <TextInput
          label="Local union number (optional)"
          help="Digits only."
          name="employer[localUnion]"
          inputMode="numeric"
          maxLength={10}
          short
        />
      )}
      {settings.abilityOne && (
        <Checkbox
          label="We are an AbilityOne employer"
          help="Jobs for people who are blind or have significant disabilities."
          name="employer[abilityOne]"
          value="true"
        />
      )}
      {settings.nonProfitAffiliate && (
        <Checkbox label="We are a non-profit affiliate" name="employer[nonProfitAffiliate]" value="true" />
      )}
    </Part>
  )
}
