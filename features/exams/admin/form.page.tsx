import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Cluster } from '#ui/layout.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Page } from '#ui/page.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import type { ExamEdit } from '../schema.ts'

export type Props = ExamEdit

const path = '/admin/nyc-exams'

/** An exam, new or known. */
export default function ExamForm({ exam, values }: Props) {
  return (
    <Page title={exam ? `Exam: ${values.name}` : 'Add an exam'} narrow>
      <Form action={exam ? `${path}/${exam.id}` : path} values={values}>
        <TextInput label="Title" name="name" required maxLength={200} />
        <TextInput label="Number" name="number" required maxLength={20} short />
        <NumberInput label="Fee in dollars" name="fee" />
        <TextInput label="Notice of examination (PDF)" name="pdfLink" type="url" maxLength={500} />
        <Cluster>
          <DateInput label="First day of filing" name="filingStart" required />
          <DateInput label="Last day of filing" name="filingEnd" required />
        </Cluster>
        <FormEnd cancel={path} />
      </Form>
    </Page>
  )
}
