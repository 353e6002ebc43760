import { useRef, useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, Stack } from '#ui/layout.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { Head } from '#ui/nav.ts'
import { LookFields, typed as typedLook } from '../look-fields.tsx'
import { Powers } from './edit-powers.tsx'
import { Logos, Section, Ways, Words } from './edit-words.tsx'
import styles from './page.module.css'
import type { ThemeEdit } from './schema.ts'
import { ThemeHead } from './theme-head.tsx'

export type Props = ThemeEdit

/** A site: what it is called, how it looks, where it leads and answers, who may what. */
export default function EditTheme({ theme, mayManage }: Props) {
  const [look, setLook] = useState(() => typedLook(theme.look))
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  return (
    <Container narrow>
      <Head title={`Edit ${theme.name}`} />
      <div className={styles.page} ref={form}>
        <Stack gap="large">
          <ThemeHead theme={theme} mayManage={mayManage} part="" />
          <Form action={`/admin/themes/${theme.id}?opened=${theme.updatedAt}`}>
            {(state) => (
              <>
                <Words theme={theme} {...state} />
                <Section title="Look">
                  <LookFields look={look} onChange={setLook} errors={state.errors} />
                </Section>
                <Ways theme={theme} {...state} />
                <Logos theme={theme} {...state} />
                {mayManage && <Powers theme={theme} {...state} />}
                <Cluster>
                  <Button type="submit" busy={state.busy}>
                    Save
                  </Button>
                  <ButtonLink href="/admin/themes" variant="quiet">
                    Cancel
                  </ButtonLink>
                </Cluster>
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
