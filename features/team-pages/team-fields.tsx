import { organizationTypes } from '#features/fundraisers/schema.ts'
import { Checkbox } from '#ui/choice.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'

type Props = {
  /** those that the fundraiser offers; none: teams do not say */
  organizations: readonly string[]
  /** the address of the picture shown now */
  picture?: string
}

export function TeamFields({ organizations, picture }: Props) {
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
      {picture && (
        <>
          <img src={picture} alt="Now shown on your page" width="96" height="64" />
          <Checkbox label="Remove the picture" name="removePicture" value="true" />
        </>
      )}
      <FileInput
        label={picture ? 'Another picture (optional)' : 'Picture (optional)'}
        name="picture"
        accept="image/*"
        help="Shown on your page, and where its link is shared. JPEG, PNG or WebP, 10 MB at most."
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
