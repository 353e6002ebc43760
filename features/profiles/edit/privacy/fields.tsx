import { RadioGroup, Switch } from '#ui/choice.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { resumeAudiences } from '../../schema.ts'

export function PrivacyFields() {
  return (
    <>
      <Switch
        label="Employers and mentors may find me"
        help="They see your profile and name. They see your email and phone only when you apply."
        name="isFindable"
      />
      <Switch
        label="My profile is public"
        help="Anyone on the web can read it, without your ZIP code, clearance, contact details and resume."
        name="isPublic"
      />
      <Switch
        label="Hide my last name"
        help="Others see your first name and an initial, unless you apply to them."
        name="hidesLastName"
      />
      <Switch
        label="Others may ask to connect"
        help="People who see your profile can send you a request."
        name="takesConnections"
      />
      <Switch
        label="Name me on the page of my employer"
        help="Your name and service are among “Veterans who work here”, on the page of a company that you work for or that hired you here."
        name="shownAtEmployer"
      />
      <Textarea
        label="What you say about working there"
        help="Beside your name on that page, if you like: one or two sentences."
        name="employerQuote"
        rows={2}
        maxLength={200}
      />
      <RadioGroup
        label="Who may read my resume"
        help="An employer that you apply to always may."
        name="resumeShownTo"
        options={resumeAudiences}
      />
    </>
  )
}
