import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { reportReasons } from './model/limits.ts'
import styles from './reports.module.css'
import type { Reports } from './schema.ts'

export type Props = Reports

/** Reported messages, the longest waiting first. Staff see these messages and nothing else of a conversation. */
export default function ChatReports({ reports, totalDocs }: Props) {
  return (
    <Page title="Reported messages" lead={totalDocs ? `${totalDocs} waiting` : undefined} narrow>
      {!reports.length && <EmptyState title="Nothing is waiting" icon="flag" />}
      <Stack>
        {reports.map(({ id, reported, reporter, reason, words, createdAt, messages }) => (
          <Card key={id} as="article" className={styles.report}>
            <h2>
              <Link href={`/profile/${reported.id}`}>{reported.name}</Link>: {reportReasons[reason]}
            </h2>
            <p className={styles.line}>
              Reported by {reporter ?? 'a deleted account'}, <TimeText date={createdAt} />
            </p>
            {words && <p dir="auto">“{words}”</p>}
            <ul className={styles.messages}>
              {messages.map((message) => (
                <li key={message.id} dir="auto">
                  {message.isDeleted ? 'Message deleted' : message.body || 'A file'}
                </li>
              ))}
            </ul>
            <Form action={`/admin/chat-reports/${id}`} name={id}>
              <Cluster>
                <SubmitButton variant="danger" name="decision" value="removed">
                  Remove messages
                </SubmitButton>
                <SubmitButton variant="secondary" name="decision" value="kept">
                  Keep messages
                </SubmitButton>
              </Cluster>
            </Form>
          </Card>
        ))}
      </Stack>
    </Page>
  )
}
