import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox, RadioGroup } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import { QuizQuestions } from './quiz-questions.tsx'
import type { QuizValues } from './schema.ts'

export type Props = { quiz: QuizValues | null; mayShowEverywhere: boolean; mayPublishPictures: boolean }

/** Writing a quiz or a survey. */
export default function QuizFormPage({ quiz, mayShowEverywhere, mayPublishPictures }: Props) {
  return (
    <Page
      title={quiz ? quiz.name : 'New quiz'}
      above={<Link href={quiz ? `/quizzes/${quiz.id}` : '/quizzes'}>{quiz ? 'Preview' : 'Quizzes'}</Link>}
      narrow
    >
      {quiz && quiz.takes > 0 && (
        <Alert
          title={`Version ${quiz.version} was taken ${quiz.takes === 1 ? 'once' : `${quiz.takes} times`}.`}
        >
          If you change its questions, a new version begins. Those who took this one keep its questions.
        </Alert>
      )}
      <Form
        action={quiz ? `/quizzes/${quiz.id}` : '/quizzes'}
        keep={quiz ? undefined : 'new-quiz'}
        values={quiz ?? { type: 'quiz' }}
        summary
      >
        {quiz && <input type="hidden" name="unmodifiedSince" value={quiz.unmodifiedSince} />}
        <About quiz={quiz} mayShowEverywhere={mayShowEverywhere} />
        <Card as="section">
          <Stack>
            <QuizQuestions pictures={mayPublishPictures} />
          </Stack>
        </Card>
        <SubmitButton />
      </Form>
    </Page>
  )
}

const types = [
  { value: 'quiz', label: 'Quiz', help: 'Scored, with right answers.' },
  { value: 'survey', label: 'Survey', help: 'To ask what people think.' },
]

function About({ quiz, mayShowEverywhere }: Omit<Props, 'mayPublishPictures'>) {
  const { typed, values } = useForm()
  const [type, setType] = useState(String(typed.type ?? (values as { type?: string }).type ?? 'quiz'))
  return (
    <Card as="section">
      <Stack>
        <TextInput label="Name" name="name" required maxLength={120} />
        <Textarea label="Introduction (optional)" name="lead" rows={2} maxLength={1_000} />
        {quiz ? (
          <input type="hidden" name="type" value={quiz.type} />
        ) : (
          <RadioGroup label="Kind" name="type" options={types} value={type} onChange={setType} inline />
        )}
        <Conditional isShown={type === 'quiz'} concerns="For quizzes:">
          <Stack>
            <TextInput
              label="Passing score, in percent (optional)"
              name="passMark"
              type="number"
              min={1}
              max={100}
              short
            />
            <TextInput label="Time limit, minutes (optional)" name="timeLimit" type="number" min={1} short />
            <TextInput label="Attempts (optional)" name="attempts" type="number" min={1} short />
            <Checkbox label="Shuffle the answer choices" name="shuffled" value="true" />
          </Stack>
        </Conditional>
        {!quiz && (
          <Conditional isShown={type === 'survey'} concerns="For surveys:">
            <Checkbox
              label="Anonymous"
              name="anonymous"
              value="true"
              help="Names are not saved with the answers. You cannot change this later."
            />
          </Conditional>
        )}
        {mayShowEverywhere && <Checkbox label="Global: shown on all sites" name="isGlobal" value="true" />}
      </Stack>
    </Card>
  )
}
