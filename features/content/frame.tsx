import { Alert } from '#ui/alert.tsx'
import { usePage } from '#ui/nav.ts'
import styles from './frame.module.css'

type Props = { address?: string; title?: string; isAllowed?: boolean }

/** A page of another site, 390 px high (document 3, section 9), where this site allows it. */
export function Frame({ address, title = 'Content of another site', isAllowed = false }: Props) {
  const { canEdit } = usePage<{ canEdit?: boolean }>().props
  if (!address) return null
  // Visitors don't hear about what they cannot change; the editor's own checks say more.
  if (!isAllowed) return canEdit ? <Alert tone="warning">{refusal(address)}</Alert> : null
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={address}
      loading="lazy"
      sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

const refusal = (address: string) =>
  `This site does not allow frames of ${URL.parse(address)?.host ?? address}: visitors see nothing here.`
