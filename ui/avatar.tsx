import styles from './avatar.module.css'
import { cx } from './class-names.ts'

type Props = {
  name: string
  photo?: string | null
  size?: 'small' | 'medium' | 'large'
  /** a dot: here now. Say it in words nearby too. */
  isHere?: boolean
}

/** A person's picture, or their initials. Decorative: the name is printed beside it. */
export function Avatar({ name, photo, size = 'medium', isHere }: Props) {
  return (
    <span className={cx(styles.avatar, styles[size])} aria-hidden="true">
      {photo ? <img className={styles.photo} src={photo} alt="" /> : initials(name)}
      {isHere && <span className={styles.dot} />}
    </span>
  )
}

/** 'Maria de la Cruz' → 'MC' */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0)!) : ''))
    .join('')
    .toUpperCase()
}
