import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { DeleteTheme } from './delete-theme.tsx'
import styles from './page.module.css'
import type { ThemeEdit } from './schema.ts'

type FormScreen = '' | '/home' | '/sign-up' | '/employer-sign-up'
type Props = ThemeEdit & { part: FormScreen; title: string; children: ReactNode }

/** The screen around each form of a site: which site it is, other actions on it, and tabs to the other forms. */
export function ThemePage({ theme, mayManage, part, title, children }: Props) {
  const url = `/admin/themes/${theme.id}`
  return (
    <Page
      narrow
      title={title}
      heading={theme.name}
      lead={
        <span className={styles.badges}>
          <Badge tone={theme.status === 'draft' ? 'warning' : 'success'}>
            {theme.status === 'draft' ? 'Draft' : 'Live'}
          </Badge>
          {theme.isTemplate && <Badge tone="accent">Template</Badge>}
          {theme.fromBuilder && <Badge>Website builder</Badge>}
        </span>
      }
      actions={<Actions theme={theme} mayManage={mayManage} />}
    >
      <Tabs
        label={`Settings of ${theme.name}`}
        tabs={parts.map(([path, label]) => ({ href: url + path, label, isCurrent: path === part }))}
      />
      {children}
    </Page>
  )
}

const parts: [FormScreen, string][] = [
  ['', 'Site'],
  ['/home', 'Home page'],
  ['/sign-up', 'Sign-up'],
  ['/employer-sign-up', 'Employers'],
]

function Actions({ theme, mayManage }: ThemeEdit) {
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
          <DeleteTheme theme={theme} />
        </>
      )}
    </Cluster>
  )
}
