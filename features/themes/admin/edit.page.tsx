import { useRef, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Container, PageHeader, Stack } from '#ui/layout.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { Head } from '#ui/nav.ts'
import { LookFields, typed as typedLook } from '../look-fields.tsx'
import { Powers } from './edit-powers.tsx'
import { Logos, Section, Words } from './edit-words.tsx'
import styles from './page.module.css'
import type { ThemeEdit } from './schema.ts'

export type Props = ThemeEdit

/** Everything of a site but its pages. */
export default function EditTheme({ theme, mayManage }: Props) {
  const [look, setLook] = useState(() => typedLook(theme.look))
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  return (
    <Container narrow>
      <Head title={`Edit ${theme.name}`} />
      <div className={styles.page} ref={form}>
        <Stack gap="large">
          <PageHeader
            title={theme.name}
            lead={
              <Cluster>
                <Badge tone={theme.status === 'draft' ? 'warning' : 'success'}>
                  {theme.status === 'draft' ? 'Draft' : 'Live'}
                </Badge>
                {theme.isTemplate && <Badge tone="accent">Template</Badge>}
                {theme.fromBuilder && <Badge>Website builder</Badge>}
              </Cluster>
            }
            actions={<Ways theme={theme} mayManage={mayManage} />}
          />
          <Form>
            {(state) => (
              <>
                <Words theme={theme} {...state} />
                <Section title="Look">
                  <LookFields look={look} onChange={setLook} errors={state.errors} />
                </Section>
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

function Ways({ theme, mayManage }: Props) {
  const url = `/admin/themes/${theme.id}`
  return (
    <Cluster>
      {theme.address && (
        <ButtonLink href={theme.address} variant="secondary" icon="external">
          {theme.status === 'draft' ? 'Preview' : 'Open'}
        </ButtonLink>
      )}
      <ButtonLink href={`${url}/pages`} variant="secondary">
        Pages
      </ButtonLink>
      <ButtonLink href={`/website-builder/customize/${theme.id}`} variant="secondary">
        Customize
      </ButtonLink>
      {mayManage && (
        <>
          <ButtonLink href={`${url}/duplicate`} variant="quiet">
            Duplicate
          </ButtonLink>
          <ButtonLink href={`${url}/removal`} variant="quiet" icon="trash">
            Delete
          </ButtonLink>
        </>
      )}
    </Cluster>
  )
}
