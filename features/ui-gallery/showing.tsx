import { Alert, Banner } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { type IconName, iconPaths } from '#ui/icon-paths.ts'
import { Cluster, Grid, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Progress } from '#ui/progress.tsx'
import { Score } from '#ui/score.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText, WageText } from '#ui/text.tsx'
import { Toast } from '#ui/toast.tsx'
import styles from './gallery.module.css'
import { Section, Specimen } from './section.tsx'

const now = '2026-11-21T12:00:00Z'
type Feed = { employer: string; ran: string; jobs: number; healthy: boolean }
const feeds: Feed[] = [
  { employer: 'Lakeshore Health', ran: '2026-11-21T04:00:00Z', jobs: 1204, healthy: true },
  { employer: 'Pike & Sons Electric', ran: '2026-11-20T04:00:00Z', jobs: 38, healthy: true },
  { employer: 'Northern Rail', ran: '2026-11-02T04:00:00Z', jobs: 0, healthy: false },
]
const columns: Column<Feed>[] = [
  {
    key: 'employer',
    header: 'Employer',
    cell: (feed) => <Link href="#showing">{feed.employer}</Link>,
    sort: { href: '/ui?sort=employer', sorted: 'ascending' },
  },
  {
    key: 'ran',
    header: 'Last run',
    cell: (feed) => <DateText date={feed.ran} now={now} />,
    sort: { href: '/ui?sort=ran' },
  },
  { key: 'jobs', header: 'Jobs', align: 'end', cell: (feed) => figure(feed.jobs) },
  {
    key: 'health',
    header: 'Health',
    cell: (feed) => (
      <Badge tone={feed.healthy ? 'success' : 'danger'} icon={feed.healthy ? 'check' : 'alert'}>
        {feed.healthy ? 'Healthy' : 'Failed'}
      </Badge>
    ),
  },
]

export function Showing() {
  return (
    <Section id="showing" title="Display">
      <Specimen name="Cards" wide>
        <Stack>
          <SampleJob />
          <SampleJob promoted />
        </Stack>
      </Specimen>
      <Specimen name="Badges and scores" wide>
        <Cluster gap="medium">
          <Badge>Full time</Badge>
          <Badge tone="brand" icon="home">
            Remote
          </Badge>
          <Badge tone="accent">Promoted</Badge>
          <Badge tone="success" icon="check">
            Approved
          </Badge>
          <Badge tone="warning" icon="clock">
            Awaiting Approval
          </Badge>
          <Badge tone="danger" icon="alert">
            Failed
          </Badge>
          <Score value={34} />
          <Score value={62} />
          <Score
            value={91}
            factors={[
              { label: 'Title', value: 96 },
              { label: 'Description', value: 84 },
            ]}
          />
        </Cluster>
      </Specimen>
      <Specimen name="Table" wide>
        <Table caption="Job feeds" columns={columns} rows={feeds} rowKey={(feed) => feed.employer} />
      </Specimen>
      <Specimen name="Alerts" wide>
        <Stack gap="small">
          <Banner tone="warning">
            You are signed in as Marcus Bell. <Link href="#showing">Go back to your own account</Link>
          </Banner>
          <Alert title="Your profile is half complete">Add your occupation to see jobs that fit it.</Alert>
          <Alert tone="success">The feed was imported.</Alert>
          <Alert tone="warning">Your location might be invalid, please check or remove them.</Alert>
          <Alert
            tone="danger"
            title="The file was not saved"
            actions={
              <Button size="small" variant="secondary">
                Try again
              </Button>
            }
          >
            The connection was lost. Nothing you typed is lost.
          </Alert>
          <Toast text="Saved successfully!" stays />
        </Stack>
      </Specimen>
      <Specimen name="Empty, loading, progress">
        <EmptyState
          title="No jobs found."
          actions={
            <ButtonLink variant="secondary" href="#showing">
              Clear all filters
            </ButtonLink>
          }
        >
          Try fewer words, or a wider distance.
        </EmptyState>
        <Loading label="Loading jobs">
          <Stack gap="small">
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="card" />
          </Stack>
        </Loading>
        <Stack>
          <Progress label="Importing" value={1204} max={3000} text="1,204 of 3,000 jobs" />
          <Progress label="Raised" value={100} max={100} tone="success" text="$5,000 of $5,000" />
          <Progress label="Failed runs" value={2} max={10} tone="danger" />
        </Stack>
      </Specimen>
      <Specimen name="Icons" wide>
        <Grid gap="small">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <Cluster key={name}>
              <Icon name={name} />
              {name}
            </Cluster>
          ))}
        </Grid>
      </Specimen>
    </Section>
  )
}

function SampleJob({ promoted }: { promoted?: boolean }) {
  return (
    <Card as="article" clickable tone={promoted ? 'promoted' : 'plain'}>
      <div className={styles.job}>
        <Logo name={promoted ? 'Pike & Sons Electric' : 'Lakeshore Health'} />
        <div>
          <h4>
            <Link href="#showing" data-cover>
              {promoted ? 'Journeyman Electrician, Night Shift' : 'Registered Nurse, Emergency Department'}
            </Link>
          </h4>
          <p>{promoted ? 'Pike & Sons Electric' : 'Lakeshore Health'}</p>
          <div className={styles.facts}>
            <span>
              <Icon name="location" /> Fayetteville, NC
            </span>
            <span>
              <Icon name="wage" />{' '}
              <WageText
                min={promoted ? 31 : 72_000}
                max={promoted ? 42.5 : 96_000}
                unit={promoted ? 'hour' : 'year'}
              />
            </span>
            <span>
              <Icon name="clock" /> <DateText date="2026-11-18T10:00:00Z" now={now} />
            </span>
          </div>
        </div>
        <IconButton
          icon="bookmark"
          label="Save this job"
          filled={promoted}
          aria-pressed={promoted ?? false}
        />
      </div>
    </Card>
  )
}
