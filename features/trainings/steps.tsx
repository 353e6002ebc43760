import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Icon } from '#ui/icon.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { TrainingPage } from './schema.ts'
import styles from './show.module.css'

type Props = { id: string; links: TrainingPage['training']['links'] }
type Step = Props['links'][number]

/** What there is to do, in order. What is embedded shows in the page, links open beside it. */
export function Steps({ id, links }: Props) {
  if (links.length === 0) return null
  return (
    <ol className={styles.steps}>
      {links.map((link, at) => (
        <Card as="li" key={link.id} className={styles.step}>
          <div className={styles.what}>
            <h2 className={styles.heading}>
              {link.isDone && <Icon name="check" label="Done" />} {at + 1}.{' '}
              {link.type === 'Link' ? <Outside link={link} /> : nameOf(link)}
            </h2>
            <Form action={`/trainings/${id}/progress`} name={link.id}>
              <input type="hidden" name="link" value={link.id} />
              <SubmitButton
                name="done"
                value={String(!link.isDone)}
                size="small"
                variant={link.isDone ? 'quiet' : 'secondary'}
                icon={link.isDone ? undefined : 'check'}
              >
                {link.isDone ? 'Mark as not done' : 'Mark as done'}
                <VisuallyHidden>: {nameOf(link)}</VisuallyHidden>
              </SubmitButton>
            </Form>
          </div>
          {link.type === 'Embed' && (
            <iframe
              className={styles.frame}
              title={nameOf(link)}
              src={link.path}
              loading="lazy"
              allowFullScreen
              sandbox="allow-scripts allow-forms allow-popups allow-same-origin allow-presentation"
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </Card>
      ))}
    </ol>
  )
}

function Outside({ link }: { link: Step }) {
  const host = hostOf(link.path)
  return (
    <>
      <a href={link.path} {...(host && { target: '_blank', rel: 'noopener noreferrer' })}>
        {nameOf(link)}
        {host && (
          <>
            {' '}
            <Icon name="external" />
            <VisuallyHidden> (opens in a new window)</VisuallyHidden>
          </>
        )}
      </a>
      {host && link.title && <span className={styles.host}>{host}</span>}
    </>
  )
}

const nameOf = ({ title, path }: Step) => title || (hostOf(path) ?? path)
const hostOf = (path: string) => URL.parse(path)?.host.replace(/^www\./, '') ?? null
