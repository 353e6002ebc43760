import { Card } from '#ui/card.tsx'
import { Checkbox, CheckboxGroup } from '#ui/choice.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateInput, Textarea, TextInput } from '#ui/text-input.tsx'
import { MakePage, useDraft } from './draft.tsx'
import { type FundraiserValues, organizationTypes, statuses, types } from './schema.ts'

export type Props = {
  fundraiser: FundraiserValues | null
  sites: { value: string; label: string }[]
  pages: { value: string; label: string }[]
  here: string
}

const blank = {
  takesTips: true,
  takesMonthly: true,
  minimum: '1.00',
  presets: '5, 25, 50, 100',
  status: 'draft',
}

/** A fundraiser: name, dates, goal, what gifts may be, and who may take part. */
export default function FundraiserFormPage({ fundraiser, sites, pages, here }: Props) {
  const draft = useDraft()
  const action = `/admin/fundraisers${fundraiser ? `/${fundraiser.id}` : ''}`
  return (
    <Page title={fundraiser ? fundraiser.name : 'New fundraiser'} narrow>
      {fundraiser && (
        <Cluster>
          {fundraiser.status !== 'draft' && (
            <Link href={`/fundraisers/${fundraiser.id}`}>See it as visitors do</Link>
          )}
          <Link href={`${action}/tickets`}>Tickets</Link>
          <Link href={`${action}/check-in`}>Check-in</Link>
        </Cluster>
      )}
      <Form
        action={action}
        key={draft ? 'draft' : 'form'}
        keep={fundraiser || draft ? undefined : 'new-fundraiser'}
        values={fundraiser ?? { ...blank, theme: here, ...draft, ...(draft && switchesOf(draft)) }}
      >
        <Card as="section">
          <Stack>
            <TextInput label="Name" name="name" required maxLength={120} />
            {!fundraiser && sites.length > 1 && <Select label="Site" name="theme" options={sites} />}
            <Select label="Kind" name="type" options={types} />
            <Select label="Status" name="status" options={statuses} help="Only you see a draft." />
            <Textarea label="Story" name="story" rows={8} />
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <Select
              label="Page (optional)"
              name="pageId"
              options={pages}
              empty="No page of its own"
              help="The page tells the story with blocks of the builder. Its fundraiser buttons belong to this fundraiser."
            />
            {!fundraiser && <MakePage theme={here} />}
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <TextInput label="Goal" name="goal" prefix="$" inputMode="decimal" short />
            <Cluster>
              <DateInput label="Begins" name="startsOn" />
              <DateInput label="Ends" name="endsOn" />
            </Cluster>
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <Cluster>
              <DateInput label="Day of the event (optional)" name="eventOn" />
              <TextInput label="Starts at (optional)" name="eventStarts" type="time" short />
            </Cluster>
            <TextInput label="Place (optional)" name="place" maxLength={200} />
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <TextInput label="Smallest gift" name="minimum" prefix="$" inputMode="decimal" short />
            <TextInput label="Amounts offered" name="presets" help="In dollars, with commas between them." />
            <Checkbox label="Ask for a tip that pays for the site" name="takesTips" />
            <Checkbox label="Offer monthly gifts" name="takesMonthly" />
          </Stack>
        </Card>
        <Card as="section">
          <Stack>
            <Checkbox label="Closed for new team pages and members" name="signUpsClosed" />
            <TextInput label="Most teams (optional)" name="mostTeams" inputMode="numeric" short />
            <CheckboxGroup
              label="Organizations that teams may name (optional)"
              name="organizationTypes"
              options={[...organizationTypes]}
            />
            <TextInput
              label="Most people in a team (optional)"
              name="mostMembers"
              inputMode="numeric"
              short
            />
          </Stack>
        </Card>
        <SubmitButton />
      </Form>
      {fundraiser && (
        <Confirm
          action={`${action}/delete`}
          label="Delete this fundraiser"
          title={`Delete “${fundraiser.name}”?`}
        >
          <p>Only a fundraiser without gifts and team pages can be deleted. Others are closed.</p>
        </Confirm>
      )}
    </Page>
  )
}

/** A box that was not ticked is not in the draft. */
const switchesOf = (draft: Record<string, unknown>) => ({
  takesTips: draft.takesTips !== undefined,
  takesMonthly: draft.takesMonthly !== undefined,
  signUpsClosed: draft.signUpsClosed !== undefined,
})
