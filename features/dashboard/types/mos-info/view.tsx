import { Link } from '#ui/link.tsx'
import { Missing } from '../parts.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { MosData } from './load.ts'

export default function MosInfo({ data: { occupation, hint } }: ViewProps<MosData>) {
  if (hint) return <Missing hint={hint} />
  if (!occupation) return null
  return (
    <div className={styles.text}>
      <p>
        <b>
          {occupation.code}, {occupation.title}
        </b>
      </p>
      <p>{occupation.description}</p>
      <ul className={styles.chips} aria-label="Careers it leads to">
        {occupation.careers.map(({ title, href }) => (
          <li key={title}>{href ? <Link href={href}>{title}</Link> : title}</li>
        ))}
      </ul>
    </div>
  )
}
