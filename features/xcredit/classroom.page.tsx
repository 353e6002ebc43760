import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import type { Classroom } from './schema.ts'

export type Props = Classroom

/** Takes the place of the learning site where none is connected. */
export default function ClassroomPage({ xcreditId, name }: Props) {
  return (
    <Page title="XCredit classroom" lead="This page takes the place of the outside learning site." narrow>
      <Card>
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          is known here as {xcreditId}.
        </p>
        <p>
          <ButtonLink href="/trainings" variant="secondary" icon="book">
            Trainings of this site
          </ButtonLink>
        </p>
      </Card>
    </Page>
  )
}
