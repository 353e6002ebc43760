import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { Textarea } from '#ui/text-input.tsx'
import styles from './list.module.css'
import type { RecommendPage } from './schema.ts'

export type Props = RecommendPage

/** Recommending to one person, and what came of it before. */
export default function RecommendToPerson({ mentee, things, made }: Props) {
  return (
    <Page
      title={`Recommend to ${mentee.name}`}
      above={<Link href={`/profile/${mentee.id}`}>Profile</Link>}
      actions={
        <ButtonLink href={`/jobs/search?menteeToRecommend=${mentee.id}`} variant="secondary" icon="search">
          Find jobs to recommend
        </ButtonLink>
      }
      narrow
    >
      <Card as="section">
        <Form action="/recommendations" name="recommend">
          <input type="hidden" name="mentee" value={mentee.id} />
          <Select label="Training or resource" name="what" options={things} empty="Choose" required />
          <Textarea
            label="Note (optional)"
            name="note"
            help="Why it is worth their time. They read it with the recommendation."
            maxLength={500}
            rows={3}
          />
          <SubmitButton icon="send">Recommend</SubmitButton>
        </Form>
      </Card>
      {made.length > 0 && (
        <section>
          <Stack>
            <h2>Recommended before</h2>
            <ul className={styles.made}>
              {made.map((one) => (
                <li key={one.id}>
                  <p>
                    <Link href={one.href}>{one.title}</Link> <State state={one.state} />
                  </p>
                  <p className={styles.note}>
                    <DateText date={one.createdAt} exact />
                    {one.note && `: ${one.note}`}
                  </p>
                  {one.why && <p className={styles.note}>Their answer: {one.why}</p>}
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
    </Page>
  )
}

function State({ state }: { state: Props['made'][number]['state'] }) {
  if (state === 'done')
    return (
      <Badge tone="success" icon="check">
        Done
      </Badge>
    )
  return <Badge>{state === 'declined' ? 'Not for them' : 'No answer yet'}</Badge>
}
