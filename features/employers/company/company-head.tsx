import { figure } from '#ui/figure.ts'
import { Head } from '#ui/nav.ts'
import type { CompanyPage } from './schema.ts'

/** Title, and how the page looks where its link is shared: logo, name, pitch, number of jobs. */
export function CompanyHead({ page }: { page: CompanyPage }) {
  const { company, canonical, jobCount } = page
  const open = jobCount > 0 ? `${figure(jobCount)} open ${jobCount === 1 ? 'job' : 'jobs'}. ` : ''
  const summary = `${open}${company.pitch ?? company.about[0] ?? ''}`.trim().slice(0, 200)
  const logo = company.logo && URL.canParse(company.logo, canonical) && new URL(company.logo, canonical).href
  return (
    <Head title={company.name}>
      {summary && <meta head-key="description" name="description" content={summary} />}
      <meta head-key="og:title" property="og:title" content={company.name} />
      {summary && <meta head-key="og:description" property="og:description" content={summary} />}
      <meta head-key="og:url" property="og:url" content={canonical} />
      {logo && <meta head-key="og:image" property="og:image" content={logo} />}
      {logo && <meta head-key="og:image:alt" property="og:image:alt" content={`Logo of ${company.name}`} />}
      <meta head-key="twitter:card" name="twitter:card" content="summary" />
      <link head-key="canonical" rel="canonical" href={canonical} />
    </Head>
  )
}
