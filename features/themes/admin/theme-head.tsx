import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster, PageHeader } from '#ui/layout.tsx'
import { Tabs } from '#ui/tabs.tsx'
import styles from './page.module.css'
import type { ThemeEdit } from './schema.ts'

type Part = '' | '/home' | '/sign-up'

/** What the screens of a site's form begin with: which site it is, what else can be done to it, and its parts. */
export function ThemeHead({ theme, mayManage, part }: ThemeEdit & { part: Part }) {
  const url = `/admin/themes/${theme.id}`
  return (
    <>
      <PageHeader
        title={theme.name}
        lead={
          <span className={styles.badges}>
            <Badge tone={theme.status === 'draft' ? 'warning' : 'success'}>
              {theme.status === 'draft' ? 'Draft' : 'Live'}
            </Badge>
            {theme.isTemplate && <Badge tone="accent">Template</Badge>}
            {theme.fromBuilder && <Badge>Website builder</Badge>}
          </span>
        }
        actions={<Ways theme={theme} mayManage={mayManage} />}
      />
      <Tabs
        label={`Settings of ${theme.name}`}
        tabs={parts.map(([path, label]) => ({ href: url + path, label, isCurrent: path === part }))}
      />
    </>
  )
}

const parts: [Part, string][] = [
  ['', 'Site'],
  ['/home', 'Home page'],
  ['/sign-up', 'Sign-up'],
]

function Ways({ theme, mayManage }: ThemeEdit) {
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
