import { Icon } from '#ui/icon.tsx'
import styles from './reply-bar.module.css'

/** One's own message is being changed in the field below, with a way to leave it as it is. */
export const EditBar = ({ failed, drop }: { failed: string; drop: () => void }) => (
  <div className={styles.bar}>
    <Icon name="edit" />
    <p role={failed ? 'alert' : 'status'}>{failed || 'Edit your message'}</p>
    <button type="button" aria-label="Leave the message as it is" onClick={drop}>
      <Icon name="close" />
    </button>
  </div>
)
