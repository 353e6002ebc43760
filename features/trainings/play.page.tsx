import { Alert } from '#ui/alert.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Player } from './scorm/player.tsx'
import type { PlayPage } from './scorm/schema.ts'

export type Props = PlayPage

/** One part of a course, in a frame that can reach nothing of this site. */
export default function Play(props: Props) {
  const { training, current } = props
  return (
    <Page title={current.title} above={<Link href={`/trainings/${training.id}`}>{training.title}</Link>}>
      <noscript>
        <Alert tone="warning" title="This course needs JavaScript.">
          Courses of this kind are programs. Allow scripts in your browser, and load the page again.
        </Alert>
      </noscript>
      {/* An item that is tried again begins again. */}
      <Player key={`${current.id} ${props.session}`} {...props} />
    </Page>
  )
}
