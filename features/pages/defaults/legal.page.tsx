import type { z } from 'zod'
import { pageMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Container } from '#ui/layout.tsx'
import type { LegalPage } from '../answers.ts'
import { EditCorner } from '../edit-corner.tsx'
import { PageHead, PageTitle } from '../page-head.tsx'
import styles from './legal.module.css'

export type Props = z.infer<typeof LegalPage>

/** A legal page with the default text. */
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
              This is the default text. Have it reviewed by the person legally responsible for your site, then
              customize it.
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
          <ButtonLink href={editHref} icon="edit" title={pageMessages.edit}>
            {pageMessages.edit}
          </ButtonLink>
        </EditCorner>
      )}
    </>
  )
}
