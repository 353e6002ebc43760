import { useState } from 'react'
import { ErrorSummary } from '#ui/alert.tsx'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { Checkbox, CheckboxGroup, RadioGroup, Switch } from '#ui/choice.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Cluster } from '#ui/layout.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { DateInput, Textarea, TextInput } from '#ui/text-input.tsx'
import { Section, Specimen } from './section.tsx'

const branches = ['Army', 'Navy', 'Air Force', 'Marine Corps', 'Space Force', 'Coast Guard']
const kinds = [
  { value: 'full', label: 'Full time', count: 1840 },
  { value: 'part', label: 'Part time', count: 212 },
  {
    value: 'temporary',
    label: 'Temporary or seasonal, including apprenticeships paid by the hour',
    count: 9,
  },
  { value: 'closed', label: 'Contract', disabled: true, count: 0 },
]

export function Buttons() {
  return (
    <Section id="buttons" title="Buttons">
      <Specimen name="Kinds" wide>
        <Cluster>
          <Button>Save changes</Button>
          <Button variant="secondary">Cancel</Button>
          <Button variant="quiet">Learn more</Button>
          <Button variant="danger" icon="trash">
            Delete
          </Button>
          <ButtonLink href="#buttons" iconAfter="chevron-right">
            A link styled as a button
          </ButtonLink>
          <IconButton icon="bookmark" label="Save this job" />
        </Cluster>
      </Specimen>
      <Specimen name="Sizes, disabled, busy" wide>
        <Cluster>
          <Button size="small">Small</Button>
          <Button size="large" icon="search">
            Search jobs
          </Button>
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button busy>Save changes</Button>
          <Button variant="secondary" busy>
            Save changes
          </Button>
        </Cluster>
      </Specimen>
    </Section>
  )
}

export function Fields() {
  return (
    <Section id="fields" title="Fields">
      <Specimen name="Text">
        <TextInput label="First name" name="first" autoComplete="given-name" required defaultValue="Renata" />
        <TextInput label="Email" name="email" type="email" help="We send the activation link there." />
        <TextInput label="Search" name="keyword" type="search" icon="search" placeholder="Title or keyword" />
        <TextInput
          id="zip"
          label="ZIP code"
          name="zip"
          short
          inputMode="numeric"
          defaultValue="1000"
          error="Enter a ZIP code of five digits, such as 10001."
        />
        <TextInput label="Employer" name="employer" disabled defaultValue="Lakeshore Health" />
        <Textarea label="Message" name="message" help="A sentence or two about yourself." />
        <Textarea label="Notes" name="notes" error="Write at least one word." defaultValue="" required />
      </Specimen>
      <Specimen name="Number, date, file">
        <NumberInput label="Goal" name="goal" prefix="$" min={100} max={50000} defaultValue={2500} />
        <NumberInput label="Openings" name="openings" whole min={1} max={99} help="Between 1 and 99." />
        <DateInput label="Date of separation" name="separation" min="1950-01-01" />
        <FileInput label="Resume" name="resume" accept=".pdf,.doc,.docx" />
        <FileInput label="DD214" name="dd214" error="Choose a PDF. A photo of the form cannot be read." />
      </Specimen>
      <Specimen name="Select">
        <Select label="Branch" name="branch" options={branches} empty="Choose a branch" required />
        <Select label="Rank" name="rank" options={[]} empty="Choose a branch first" disabled />
        <Select
          label="Distance"
          name="distance"
          options={['10 miles', '25 miles', '50 miles']}
          error="Choose how far you would travel."
        />
      </Specimen>
      <Specimen name="Choices">
        <CheckboxGroup label="Kind of work" name="kind" options={kinds} defaultValue={['full']} />
        <RadioGroup label="Branch" name="corps" options={branches} defaultValue="Navy" required />
        <RadioGroup
          label="How did you hear about us?"
          name="heard"
          inline
          options={['A friend', 'An event', 'Other']}
          error="Required"
        />
        <div>
          <Checkbox label="I accept the terms" name="accepted" required />
          <Checkbox label="Remote jobs only" name="remote" defaultChecked help="Hybrid jobs are left out." />
          <Checkbox label="Mentoring" name="mentoring" error="Select at least one option." />
          <Checkbox label="Set by your administrator" name="fixed" disabled defaultChecked />
        </div>
        <div>
          <Switch label="Email me new jobs" name="mail" defaultChecked />
          <Switch label="Employers may find me" name="found" help="Your resume appears in their search." />
          <Switch label="Not available on this site" name="off" disabled />
        </div>
      </Specimen>
      <Specimen name="Errors of a form, each a link to its field" wide>
        <SummaryOnDemand />
      </Specimen>
    </Section>
  )
}

/** The summary takes the focus when it appears, so it is shown on demand. */
function SummaryOnDemand() {
  const [isShown, setShown] = useState(false)
  if (!isShown)
    return (
      <div>
        <Button variant="secondary" onClick={() => setShown(true)}>
          Show the summary
        </Button>
      </div>
    )
  return <ErrorSummary errors={[{ id: 'zip', message: 'Enter a ZIP code of five digits, such as 10001.' }]} />
}
