import { clearanceText } from '#spec/messages.ts'
import { dialled } from '#spec/phone.ts'
import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import type { ProfilePage } from '../schema.ts'
import { Fact, Facts } from './parts.tsx'

/** What there is to know at a glance. */
export function Glance({ person }: { person: ProfilePage }) {
  const { branch, rank, education, zip, email, phone, jobInterests, careerInterests } = person
  const { userTrades, userNeeds = [] } = person
  const facts = [branch, rank, education, zip, email, phone, person.securityClearance]
  const chosen = [...jobInterests, ...careerInterests, ...userTrades, ...userNeeds]
  if (!facts.some(Boolean) && !chosen.length) return null
  return (
    <Facts>
      <Fact label="Email">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact label="Phone">{phone && <a href={dialled(phone)}>{phone}</a>}</Fact>
      <Fact label="Branch">{branch}</Fact>
      <Fact label="Rank">
        {rank && (
          <>
            {rank.title}
            <p>{rank.description}</p>
          </>
        )}
      </Fact>
      <Fact label="Security clearance">{person.securityClearance && <Clearance person={person} />}</Fact>
      <Fact label="Education">{education}</Fact>
      <Fact label="ZIP code">{zip}</Fact>
      <Fact label="Job interests">
        {jobInterests.length > 0 &&
          jobInterests.map(({ id, label }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link href={`/jobs/search?cat=${id}`}>{label}</Link>
            </span>
          ))}
      </Fact>
      <Fact label="Career interests">{labelsOf(careerInterests)}</Fact>
      <Fact label="Trades">{labelsOf(userTrades)}</Fact>
      <Fact label="Needs help with">{labelsOf(userNeeds)}</Fact>
    </Facts>
  )
}

const labelsOf = (chosen: { label: string }[]) => chosen.map(({ label }) => label).join(', ')

function Clearance({ person }: { person: ProfilePage }) {
  const until = person.securityClearanceUntil
  return (
    <>
      {person.securityClearance}
      <p>
        {clearanceText}
        {until && (
          <>
            {' '}
            {person.securityClearanceExpired ? 'Expired on' : 'Until'} <DateText date={until} exact />.
          </>
        )}
      </p>
    </>
  )
}
