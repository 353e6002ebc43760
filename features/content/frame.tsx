import styles from './frame.module.css'

type Props = { address?: string; title?: string; isAllowed?: boolean }

/** A page of another site, 390 px high (document 3, section 9), where this site allows it. */
export function Frame({ address, title = 'Content of another site', isAllowed = false }: Props) {
  if (!isAllowed || !address) return null
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
