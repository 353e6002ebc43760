import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { heldValue, useForm } from '#ui/form-context.ts'
import { Stack } from '#ui/layout.tsx'
import { Select } from '#ui/select.tsx'
import { packageMegabytes } from '../list.ts'
import type { FormProps } from '../schema.ts'

type Props = { course: NonNullable<FormProps['training']>['course'] }

const types = [
  { value: 'default', label: 'Links' },
  { value: 'scorm', label: 'Course (SCORM package)' },
]

/** Document 3, section 3: the type, default or scorm; a course comes as a package. */
export function PackageFields({ course }: Props) {
  const { typed, values } = useForm()
  const [type, setType] = useState(() => String(heldValue(typed, 'type') ?? heldValue(values, 'type') ?? ''))
  return (
    <Card as="section">
      <Stack>
        <Select
          label="Type"
          name="type"
          options={types}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        />
        <Conditional isShown={type === 'scorm'} concerns="For a course:">
          <Stack>
            {course && (
              <p>
                The package: {course.name} (SCORM {course.version},{' '}
                {course.steps === 1 ? 'one part' : `${course.steps} parts`})
              </p>
            )}
            <FileInput
              label={course ? 'Another package (optional)' : 'Package'}
              name="package"
              accept=".zip,application/zip"
              maxBytes={packageMegabytes * 1024 * 1024}
              help={`A ZIP file of SCORM 1.2 or 2004, ${packageMegabytes} MB at most.${course ? ' It replaces this one, and everyone starts over; people who completed the training keep that.' : ''}`}
            />
          </Stack>
        </Conditional>
      </Stack>
    </Card>
  )
}
