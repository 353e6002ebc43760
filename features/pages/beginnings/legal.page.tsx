import { editorMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/layout.tsx'
import { EditCorner } from '../edit-corner.tsx'
import { PageHead, PageTitle } from '../page-head.tsx'
import styles from './legal.module.css'
import type { LegalWords } from './legal-words.ts'

export type Props = LegalWords & {
  /** for those who edit the site: the way to a page of its own */
  editHref: string | null
}

/** A legal page in the words that every site begins with. */
export default function Legal({ title, lead, sections, editHref }: Props) {
  const page = { name: title, type: 'page', hideTitle: false, description: lead, image: null } as const
  return (
    <>
      <PageHead page={page} />
      <PageTitle page={page} />
      <Container>
        <div className={styles.words}>
          {editHref && (
            <Alert tone="info">
              These are the words that every site begins with. Have them checked by whoever answers for yours,
              and make them your own.
            </Alert>
          )}
          {sections.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2>{title}</h2>
              {paragraphs.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </section>
          ))}
        </div>
      </Container>
      {editHref && (
        <EditCorner>
          <ButtonLink href={editHref} icon="edit" title={editorMessages.edit}>
            {editorMessages.edit}
          </ButtonLink>
        </EditCorner>
      )}
    </>
  )
}
