import { useRef } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Sidebar } from '#ui/layout.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { Page } from '#ui/page.tsx'
import { Progress } from '#ui/progress.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { fieldsOf } from './edit/fields-of.tsx'
import { sections } from './edit/list.ts'
import type { EditPage } from './edit/schema.ts'
import { SectionLinks } from './edit/section-links.tsx'
import styles from './edit.module.css'

export type Props = EditPage

/** A person's own profile, one section at a time. */
export default function EditProfile(page: Props) {
  const { id, section, completion } = page
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  const at = sections.findIndex(({ name }) => name === section)
  const { title, lead } = sections[at]!
  const isLast = at === sections.length - 1
  return (
    <Page
      title={`${title}, your profile`}
      heading="Your profile"
      actions={
        <ButtonLink href={`/profile/${id}`} variant="secondary">
          View profile
        </ButtonLink>
      }
    >
      <Sidebar
        side={
          <div className={styles.side}>
            <Progress label="Complete" value={completion.percent} max={100} />
            <SectionLinks id={id} current={section} completion={completion} />
          </div>
        }
      >
        <div ref={form} className={styles.section}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.lead}>{lead}</p>
          </div>
          <Form encType={hasFiles.has(section) ? 'multipart/form-data' : undefined} values={page.values}>
            {fieldsOf(section)({ page })}
            <Cluster>
              <SubmitButton />
              <SubmitButton name="next" value="yes" variant="secondary">
                {isLast ? 'Save and view my profile' : 'Save and continue'}
              </SubmitButton>
            </Cluster>
          </Form>
        </div>
      </Sidebar>
    </Page>
  )
}

const hasFiles = new Set(['about', 'files'])
