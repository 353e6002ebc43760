import { approvalStates } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { Decisions } from './decisions.tsx'
import { DeleteQuestion, deleteWords } from './delete-question.tsx'
import { EmployerFieldsets } from './employer-fieldsets.tsx'
import styles from './employers.module.css'
import { adminMessages } from './messages.ts'
import { approvalOf } from './model/approval.ts'
import { SaveWithName } from './save-with-name.tsx'
import type { EmployerEdit } from './schema.ts'
import { SignUpAnswers } from './sign-up-answers.tsx'

export type Props = EmployerEdit

const path = '/admin/employers'

/** Every field of an employer, for the staff; without one a new employer. */
export default function EditEmployer({ employer, types, sites, categories }: Props) {
  const values = employer ? valuesOf(employer) : { jobg8ApplyType: 'link' }
  return (
    <Page
      narrow
      title={employer ? `Edit ${employer.name}` : 'New employer'}
      heading={employer?.name ?? 'New employer'}
      above={<Link href={path}>Employers</Link>}
      lead={
        employer?.needsApproval && (
          <Badge tone={employer.approved ? 'success' : 'warning'}>
            {approvalStates[approvalOf(employer)]}
          </Badge>
        )
      }
      actions={employer && <Actions employer={employer} />}
    >
      <Form action={employer ? `${path}/${employer.id}` : path} name="employer" values={values}>
        {employer && <input type="hidden" name="unmodifiedSince" value={employer.updatedAt} />}
        <EmployerFieldsets {...{ types, sites, categories }} managers={employer?.managers ?? []} />
        <SaveWithName />
      </Form>
      {employer && <SignUpAnswers employer={employer} />}
      {employer && <Decisions employer={employer} />}
      {employer && (
        <section className={styles.section} aria-labelledby="delete">
          <h2 id="delete">Delete</h2>
          <Cluster>
            <Confirm {...deleteWords(employer, 'jobs')} label="Delete all jobs" icon="trash">
              <DeleteQuestion employer={employer} what="jobs" />
            </Confirm>
            <Confirm {...deleteWords(employer, 'employer')} label="Delete employer" icon="trash">
              <DeleteQuestion employer={employer} what="employer" />
            </Confirm>
          </Cluster>
        </section>
      )}
    </Page>
  )
}

type Of = { employer: NonNullable<EmployerEdit['employer']> }

const valuesOf = (employer: Of['employer']) => ({
  ...employer,
  feeds: employer.feeds.map(({ url }) => url).join('\n'),
  yearFounded: employer.yearFounded ?? '',
})

function Actions({ employer: { id, subscribed, jobCount, managerCount } }: Of) {
  return (
    <Cluster>
      <ButtonLink href={`/admin/jobs?employer=${id}`} variant="secondary" size="small">
        Jobs ({jobCount})
      </ButtonLink>
      <ButtonLink href={`/users/search?employer=${id}`} variant="secondary" size="small">
        Managers ({managerCount})
      </ButtonLink>
      <Form action={`${path}/${id}/${subscribed ? 'unsubscribe' : 'subscribe'}`} name="subscription">
        <SubmitButton variant="secondary" size="small">
          {subscribed ? 'Unsubscribe' : 'Subscribe'}
        </SubmitButton>
      </Form>
      <CopyButton text={id} label="Copy employer ID" done={adminMessages.copied} />
    </Cluster>
  )
}
