import { useRef } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Sidebar, Stack } from '#ui/layout.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { Head } from '#ui/nav.ts'
import { Progress } from '#ui/progress.tsx'
import { fieldsOf } from './edit/fields-of.tsx'
import { sections } from './edit/list.ts'
import type { EditPage } from './edit/schema.ts'
import { SectionLinks } from './edit/section-links.tsx'
import styles from './edit.module.css'

export type Props = EditPage

/** A person's own profile, a part at a time. */
export default function EditProfile(page: Props) {
  const { id, section, completion } = page
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  const at = sections.findIndex(({ name }) => name === section)
  const { title, lead } = sections[at]!
  const isLast = at === sections.length - 1
  return (
    <Container>
      <Head title={`${title}, your profile`} />
      <div className={styles.page}>
        <Stack gap="large">
          <PageHeader
            title="Your profile"
            actions={
              <ButtonLink href={`/profile/${id}`} variant="secondary">
                View profile
              </ButtonLink>
            }
          />
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
              <Form encType={hasFiles.has(section) ? 'multipart/form-data' : undefined}>
                {({ errors, busy }) => (
                  <>
                    {fieldsOf(section)({ page, errors })}
                    <Cluster>
                      <Button type="submit" busy={busy}>
                        Save
                      </Button>
                      <Button type="submit" name="next" value="yes" variant="secondary" busy={busy}>
                        {isLast ? 'Save and see my profile' : 'Save and go on'}
                      </Button>
                    </Cluster>
                  </>
                )}
              </Form>
            </div>
          </Sidebar>
        </Stack>
      </div>
    </Container>
  )
}

const hasFiles = new Set(['about', 'files'])
