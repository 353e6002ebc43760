import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Container } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import styles from './company.module.css'
import { Follow } from './follow.tsx'
import type { CompanyPage } from './schema.ts'

type Props = { page: CompanyPage }

/** The top of the page: who they are, and what to do about it. */
export function Band({ page }: Props) {
  const { company, jobCount, jobsHref, chatHref, editHref } = page
  return (
    <div className={styles.band}>
      <Container>
        <div className={styles.head}>
          <Logo name={company.name} src={company.logo} size="large" />
          <div className={styles.words}>
            <h1>{company.name}</h1>
            {company.pitch && (
              <p className={styles.pitch} dir="auto">
                {company.pitch}
              </p>
            )}
            <ul className={styles.line}>
              {company.place && (
                <li>
                  <Icon name="location" /> {company.place}
                </li>
              )}
              {company.industry && (
                <li>
                  <Icon name="building" /> {company.industry}
                </li>
              )}
              {jobCount > 0 && (
                <li>
                  <Icon name="briefcase" />{' '}
                  <Link href={jobsHref}>
                    {figure(jobCount)} open {jobCount === 1 ? 'job' : 'jobs'}
                  </Link>
                </li>
              )}
              {company.url && (
                <li>
                  <a href={company.url} target="_blank" rel="noopener nofollow">
                    {company.url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}{' '}
                    <Icon name="external" label="(new window)" />
                  </a>
                </li>
              )}
            </ul>
            <Flags company={company} />
          </div>
          <div className={styles.actions}>
            <Follow page={page} />
            {chatHref && (
              <ButtonLink href={chatHref} variant="secondary" icon="message" rel="nofollow">
                Chat
              </ButtonLink>
            )}
            {editHref && (
              <ButtonLink href={editHref} variant="secondary" icon="edit">
                Edit this page
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </div>
  )
}

function Flags({ company }: Pick<CompanyPage, 'company'>) {
  const flags = [
    company.abilityOne && 'AbilityOne employer',
    company.federalContractor && 'Federal contractor',
    company.nonProfitAffiliate && 'Non-profit affiliate',
    company.localUnion ? `Union: Local ${company.localUnion}` : company.tradeUnion && 'Union',
  ].filter((flag): flag is string => Boolean(flag))
  if (flags.length === 0) return null
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          <Badge tone="brand">{flag}</Badge>
        </li>
      ))}
    </ul>
  )
}
