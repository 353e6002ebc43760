import { ButtonLink } from '#ui/button.tsx'
import { LookPicture } from '../look-editor/look-picture.tsx'
import { Jobs } from './edit-jobs.tsx'
import { Powers } from './edit-powers.tsx'
import { Basics, HeaderAndFooter, Logos, ReservedLines, Section } from './edit-words.tsx'
import styles from './page.module.css'
import type { OfferedScopes, ThemeEdit } from './schema.ts'
import { ThemeForm } from './theme-form.tsx'

export type Props = ThemeEdit & { offered: OfferedScopes }

/** Edits a site: its name, links and logos, and for administrators its domains and rights. The look has its own editor. */
export default function EditTheme({ theme, mayManage, offered }: Props) {
  return (
    <ReservedLines value={mayManage ? [] : theme.lookReserved}>
      <ThemeForm theme={theme} mayManage={mayManage} part="" title={`Edit ${theme.name}`} values={theme}>
        <Basics />
        <Section title="Look">
          <div className={styles.look}>
            <LookPicture look={theme.look} />
            <div>
              <p>Colors, typefaces, header, home page and footer, edited beside the site’s own pages.</p>
              <ButtonLink
                href={`/website-builder/customize/${theme.id}`}
                variant="secondary"
                icon="edit"
                size="small"
              >
                Edit look
              </ButtonLink>
            </div>
          </div>
        </Section>
        <HeaderAndFooter />
        <Logos />
        <Jobs offered={offered} />
        {mayManage && <Powers />}
      </ThemeForm>
    </ReservedLines>
  )
}
