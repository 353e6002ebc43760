import { userTypes } from '#spec/roles.ts'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup } from '#ui/choice.tsx'
import { Stack } from '#ui/layout.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { trainingIcons } from './list.ts'
import type { FormProps } from './schema.ts'

type Props = Pick<FormProps, 'sites' | 'themes' | 'jobCategories' | 'quizzes'>

/** Document 3, section 6: what administrators alone decide. */
export function AdminFields({ sites, themes, jobCategories, quizzes }: Props) {
  return (
    <>
      <Card as="section">
        <Stack>
          <Select label="Site" name="site" options={sites} />
          <TextInput
            label="Category"
            name="theme"
            help="The heading it is listed under."
            required
            maxLength={60}
            list="training-categories"
          />
          <datalist id="training-categories">
            {themes.map(({ value }) => (
              <option key={value} value={value} />
            ))}
          </datalist>
          <Select
            label="Promoted"
            name="promoted"
            options={['0', '1', '2', '3', '4', '5']}
            help="0: not promoted. 5 comes first."
            short
          />
          <Select label="Icon" name="icon" options={trainingIcons} short />
          <TextInput
            label="Image"
            name="imageDataURI"
            help="The address of a picture. Without one, the icon is shown."
            maxLength={2_000}
          />
          <Select
            label="Quiz"
            name="quiz"
            options={quizzes}
            empty="None"
            help="At the end. Without passing it the training is not completed."
          />
          <CheckboxGroup
            label="Restricted for user types"
            help="They cannot find it in lists, in searches, or at its address."
            name="restrictedForUserTypes"
            options={userTypes}
            inline
          />
        </Stack>
      </Card>
      <Card as="section">
        <Stack>
          <CheckboxGroup
            label="Job categories"
            help="People with these job interests see it among their trainings."
            name="categories"
            options={jobCategories}
            required
          />
        </Stack>
      </Card>
    </>
  )
}
