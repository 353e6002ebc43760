import { ButtonLink } from '#ui/button.tsx'
import styles from './edit-look.module.css'

type Props = {
  themeId: string
  /** of the page it is on, which the editor then shows */
  path: string
}

/** The way from a page of the site to the editor of its look, for those who may use it (document 3, section 6). */
export const EditLook = ({ themeId, path }: Props) => (
  <aside className={styles.corner} aria-label="Look of this site">
    <ButtonLink
      href={`/website-builder/customize/${themeId}?page=${encodeURIComponent(path)}`}
      variant="secondary"
      size="small"
      icon="edit"
    >
      Edit look
    </ButtonLink>
  </aside>
)
