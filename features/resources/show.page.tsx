import { factsOf, ResourceButton } from '#features/learning-cards/widgets.ts'
import { RecommendForm } from '#features/recommendations/widgets.ts'
import { recommendedBy as recommendedByWords } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import type { ResourcePage } from './schema.ts'
import styles from './show.module.css'

export type Props = ResourcePage

/** One resource: what it is, and the way to it. */
export default function Resource({ resource, recommendedBy, mayEdit, mayRecommend }: Props) {
  const { id, title, category, description, image } = resource
  return (
    <Page
      title={title}
      above={<Link href="/resources">Resources</Link>}
      lead={category}
      actions={
        mayEdit && (
          <ButtonLink href={`/admin/resources/${id}/edit`} variant="secondary" icon="edit">
            Edit
          </ButtonLink>
        )
      }
      narrow
    >
      {recommendedBy && <Alert title={recommendedByWords(recommendedBy.name)} />}
      {image && <img className={styles.picture} src={image} alt="" />}
      <p className={styles.words}>{description}</p>
      <div className={styles.way}>
        <ResourceButton resource={resource} />
        <span className={styles.facts}>{factsOf(resource)}</span>
      </div>
      {mayRecommend && <RecommendForm action={`/resources/${id}/recommend`} />}
    </Page>
  )
}
