import { Survey } from '#features/quizzes/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import type { ValuesOf } from '../../model/types.ts'
import { Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { SurveyData } from './data.ts'
import type { survey } from './schema.ts'

/** Document 3, section 5: members answer on the page; visitors sign in first, since each answers once. */
export default function SurveyView({
  values,
  data,
}: ViewProps<ValuesOf<typeof survey>, SurveyData | undefined>) {
  if (!data) return <Waiting icon="document">The survey appears here.</Waiting>
  if (data.problem) return <Alert tone="warning">{data.problem}</Alert>
  if (!data.survey) return null
  return (
    <Stack>
      <h3>{values.title || data.survey.name}</h3>
      {data.survey.lead && <p>{data.survey.lead}</p>}
      {data.isVisitor ? <SignIn /> : <Survey quiz={data.survey} isAnswered={data.isAnswered} />}
    </Stack>
  )
}

function SignIn() {
  const { url } = usePage()
  return (
    <div>
      <ButtonLink href={`/user/login?redirectTo=${encodeURIComponent(url)}`}>Sign in to answer</ButtonLink>
    </div>
  )
}
