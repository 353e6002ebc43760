import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { longDate } from '#ui/relative-date.ts'
import styles from './benefits.module.css'
import { Calculator } from './calculator.tsx'
import { verdictWords } from './model/words.ts'
import { areaNames, type BenefitArea, type BenefitsPage, benefitAreas, type Fit } from './schema.ts'

export type Props = BenefitsPage

/** What the country pays and offers, worked out from the profile: money first, then what fits and why. */
export default function Benefits({ profileId, housing, benefits, facts, checkedOn }: Props) {
  const fits = benefits.filter(({ verdict }) => verdict === 'fits').length
  const may = benefits.filter(({ verdict }) => verdict === 'may').length
  return (
    <Page
      title="Benefits and allowances"
      lead={`Based on your profile, at ${housing.year} rates. ${
        checkedOn
          ? `Our staff checked the rules on ${longDate(new Date(checkedOn))}.`
          : 'Our staff have not checked every rule yet, so rely on the official pages.'
      }`}
    >
      <Calculator housing={housing} action="/benefits" />
      <section className={styles.part}>
        <h2>What you may qualify for, and why</h2>
        <p className={styles.quiet}>
          {fits} of {benefits.length} fit you, and {may} may.
        </p>
        {benefitAreas.map((area) => (
          <Area
            key={area}
            area={area}
            benefits={benefits.filter((one) => one.area === area)}
            profileId={profileId}
          />
        ))}
      </section>
      <Card as="section" className={styles.from}>
        <h2>Based on</h2>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.quiet}>
          Only you see this, and nothing is sent to the VA. This is not a decision; the agencies linked above
          decide. Rates come from the Defense Travel Management Office.
        </p>
        <p>
          <ButtonLink href={`/profile/${profileId}/edit/service`} variant="secondary" size="small">
            Edit your service
          </ButtonLink>
        </p>
      </Card>
    </Page>
  )
}

type AreaProps = { area: BenefitArea; benefits: Fit[]; profileId: string }

function Area({ area, benefits, profileId }: AreaProps) {
  if (benefits.length === 0) return null
  return (
    <details className={styles.area} id={area} open>
      <summary>
        <h3>{areaNames[area]}</h3>
        <span className={styles.quiet}>
          {benefits.length === 1 ? '1 benefit' : `${benefits.length} benefits`}
        </span>
      </summary>
      <ul>
        {benefits.map((benefit) => (
          <Benefit key={benefit.id} {...benefit} profileId={profileId} />
        ))}
      </ul>
    </details>
  )
}

function Benefit({
  name,
  summary,
  verdict,
  why,
  figure,
  link,
  section,
  profileId,
}: Fit & { profileId: string }) {
  const { label, tone } = verdictWords[verdict]
  return (
    <li>
      <div className={styles.benefit}>
        <h4>
          {name} <Badge tone={tone}>{label}</Badge>
        </h4>
        <p>{summary}</p>
        <p className={styles.quiet}>
          {why}{' '}
          {section && <Link href={`/profile/${profileId}/edit/${section}`}>Add it to your profile</Link>}
        </p>
      </div>
      <div className={cx(styles.benefit, styles.end)}>
        {figure && <p className={styles.figure}>{figure}</p>}
        <a href={link} rel="external" aria-label={`${name} at ${hostOf(link)}`}>
          {hostOf(link)}
        </a>
      </div>
    </li>
  )
}

const hostOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')
