import { organizationTypes } from '#features/fundraisers/schema.ts'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'

/** @param organizations that the fundraiser offers; none: teams do not say */
export function TeamFields({ organizations }: { organizations: readonly string[] }) {
  const offered = organizationTypes.filter(({ value }) => organizations.includes(value))
  return (
    <>
      <TextInput label="Team name" name="name" required maxLength={100} />
      <TextInput label="Goal" name="goal" prefix="$" inputMode="decimal" short />
      <Textarea
        label="Your story"
        name="story"
        rows={6}
        maxLength={5_000}
        help="Why do you take part? Who is it for?"
      />
      <TextInput label="Your job title (optional)" name="ownerJobTitle" maxLength={100} />
      {offered.length > 0 && (
        <>
          <Select label="Organization (optional)" name="organizationType" options={offered} empty="None" />
          {offered.some(({ value }) => value === 'school') && (
            <>
              <TextInput label="School district, for a school" name="district" maxLength={200} />
              <TextInput label="School" name="school" maxLength={200} />
            </>
          )}
          <TextInput label="Name of the organization" name="organizationName" maxLength={200} />
        </>
      )}
    </>
  )
}
