import styles from './skip-link.module.css'

/** Leads past the header; seen when it has the focus. */
export const SkipLink = () => (
  <a className={styles.skip} href="#content" data-reload>
    Skip to content
  </a>
)
