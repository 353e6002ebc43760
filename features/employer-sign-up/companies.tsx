import { useEffect, useState } from 'react'
import type { KnownCompany } from '#features/employers/schema.ts'
import { selector } from '#spec/limits.ts'
import { RadioGroup } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { useInitialText } from '#ui/form-context.ts'
import { Textarea, TextInput } from '#ui/text-input.tsx'
import type { EmployerSignupPage } from './schema.ts'
import styles from './sign-up.module.css'
import { isAnother, isClaim } from './steps/schema.ts'

type Props = {
  page: EmployerSignupPage
  /** what is typed now */
  name: string
  email: string
}

/** Companies of the site that it may be: offered while the name is typed, never forced. */
export function Companies({ page, name, email }: Props) {
  const companies = useCompanies(page.companies, name, email)
  const [claim, setClaim] = useState(useInitialText('employer[claim]'))
  if (companies.length === 0) return null
  return (
    <div className={styles.companies} aria-live="polite">
      <RadioGroup
        label="Is it one of these?"
        help="They are on this site already. If one is yours, you claim it and the staff decides."
        name="employer[claim]"
        options={[
          ...companies.map((company) => ({
            value: company.id,
            label: company.name,
            help: factsOf(company),
          })),
          { value: isAnother, label: 'No, ours is another' },
        ]}
        value={claim}
        onChange={setClaim}
      />
      <Conditional isShown={isClaim(claim)} concerns="If you chose your company above:">
        <div className={styles.claim}>
          <TextInput label="What do you do there?" name="employer[role]" maxLength={300} />
          <Textarea
            label="How can we check it? (optional)"
            help="For example the office line on its website, or a colleague whom we can ask."
            name="employer[proof]"
            rows={2}
            maxLength={1000}
          />
        </div>
      </Conditional>
    </div>
  )
}

const factsOf = ({ place, jobCount, isManaged }: KnownCompany) =>
  [
    place,
    jobCount > 0 && `${jobCount} ${jobCount === 1 ? 'job' : 'jobs'}`,
    isManaged ? 'someone manages it already' : 'nobody manages it yet',
  ]
    .filter(Boolean)
    .join(' · ')

/** Those that the server found for the page, then those for what is typed. */
function useCompanies(first: KnownCompany[], name: string, email: string): KnownCompany[] {
  const [companies, setCompanies] = useState(first)
  const [asked, setAsked] = useState(`${name} ${email}`)
  useEffect(() => {
    const now = `${name} ${email}`
    if (now === asked) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const found = await find(name, email, abort.signal)
      if (abort.signal.aborted) return
      setAsked(now)
      if (found) setCompanies(found)
    }, selector.debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [name, email, asked])
  return companies
}

/** @returns null when the server does not answer: nothing is offered then, and the sign-up goes on */
async function find(name: string, email: string, signal: AbortSignal): Promise<KnownCompany[] | null> {
  try {
    const query = new URLSearchParams({ name, email })
    const answer = await fetch(`/employer/signup/companies?${query}`, {
      signal,
      headers: { accept: 'application/json' },
    })
    return answer.ok ? (await answer.json()).companies : null
  } catch {
    return null
  }
}
