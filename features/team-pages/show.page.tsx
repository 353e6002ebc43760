import { renderSVG } from 'uqr'
import { GiftItems } from '#features/donations/widgets.ts'
import { GoalBar } from '#features/fundraisers/widgets.ts'
import { shortMoney } from '#schema/money.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Sidebar, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { sources } from '#ui/picture-variants.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Manage } from './manage.tsx'
import { teamMessages } from './messages.ts'
import type { ShownTeam as Props, TeamPage } from './schema.ts'
import styles from './show.module.css'
import { TeamComments } from './team-comments.tsx'

export type { Props }

/** A team page: goal, story, people, gifts; and for its owner what can be done with it. */
export default function ShowTeam({ team, gifts, comments, url }: Props) {
  const { fundraiser, status } = team
  const isOpen = status === 'active' && fundraiser.isOpen
  return (
    <Page
      title={team.name}
      above={<Link href={`/fundraisers/${fundraiser.id}`}>{fundraiser.name}</Link>}
      lead={leadOf(team)}
      head={shareCard(team, url)}
    >
      {status === 'archived' && (
        <Alert title={teamMessages.pastEvent}>This team page no longer accepts gifts.</Alert>
      )}
      <Sidebar
        side={
          <Card as="section">
            <Stack>
              <GoalBar
                raised={team.amountRaisedCents}
                goal={team.goalCents}
                percentage={team.percentage}
                gifts={team.donationCount}
              />
              {isOpen && (
                <Cluster>
                  <ButtonLink
                    href={`/donations/new?fundraiser=${fundraiser.id}&teamPage=${team.id}`}
                    icon="heart"
                  >
                    Donate
                  </ButtonLink>
                  {!team.isMember && !fundraiser.signUpsClosed && (
                    <Form action={`/team-pages/${team.id}/join`} name="join">
                      <SubmitButton variant="secondary">Join this team</SubmitButton>
                    </Form>
                  )}
                </Cluster>
              )}
              <Share url={url} name={team.name} />
            </Stack>
          </Card>
        }
      >
        <Stack gap="large">
          {team.image && (
            <img
              className={styles.picture}
              {...sources(team.image, '(min-width: 44rem) 44rem, 100vw')}
              alt=""
            />
          )}
          {team.story && (
            <div className={styles.story} dir="auto">
              {team.story}
            </div>
          )}
          <section className={styles.part}>
            <h2>The team</h2>
            <ul className={styles.people}>
              {team.team.map(({ id, name, totalRaisedCents }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                  <span>{shortMoney(totalRaisedCents)}</span>
                  {isOpen && (
                    <Link
                      href={`/donations/new?fundraiser=${fundraiser.id}&teamPage=${team.id}&member=${id}`}
                    >
                      Give through {name}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.part}>
            <h2>Latest gifts</h2>
            <GiftItems list={gifts} />
          </section>
          {comments.isEnabled && <TeamComments team={team} comments={comments} />}
          {team.mayEdit && <Manage team={team} />}
        </Stack>
      </Sidebar>
    </Page>
  )
}

function Share({ url, name }: { url: string; name: string }) {
  return (
    <Disclosure summary="Share this page">
      <Stack gap="small">
        <p className={styles.url}>{url}</p>
        <CopyButton text={url} label="Copy the link" done="Copied" />
        <div
          className={styles.code}
          role="img"
          aria-label={`QR code that opens the page of ${name}`}
          dangerouslySetInnerHTML={{ __html: renderSVG(url, { border: 2 }) }}
        />
      </Stack>
    </Disclosure>
  )
}

function leadOf({ owner, ownerJobTitle, organization }: TeamPage) {
  const by = owner && `Led by ${[owner.name, ownerJobTitle].filter(Boolean).join(', ')}`
  const { organizationName, school, district } = organization ?? {}
  return (
    [by, organizationName || [school, district].filter(Boolean).join(', ')].filter(Boolean).join(' · ') ||
    undefined
  )
}

/**
 * How the page looks where its link is shared (Open Graph), with its own picture or that of its fundraiser. An array of tags:
 * the document's head takes neither components nor gaps in a fragment.
 */
function shareCard({ name, percentage, story, image, fundraiser }: TeamPage, url: string) {
  const picture = image ?? fundraiser.picture
  const shown = picture && URL.canParse(picture, url) ? [new URL(picture, url).href] : []
  const tags = [
    ['og:title', `${name}: ${percentage}% of the goal`],
    ['og:description', story.slice(0, 200)],
    ['og:url', url],
    ['og:type', 'website'],
    ...shown.map((address) => ['og:image', address]),
  ]
  return [
    ...tags.map(([property, content]) => (
      <meta key={property} head-key={property} property={property} content={content} />
    )),
    <meta
      key="twitter:card"
      head-key="twitter:card"
      name="twitter:card"
      content={shown.length ? 'summary_large_image' : 'summary'}
    />,
  ]
}
