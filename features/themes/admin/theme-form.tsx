import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Form, type FormState } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, Stack } from '#ui/layout.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { Head } from '#ui/nav.ts'
import styles from './page.module.css'
import { ThemeHead } from './theme-head.tsx'

type Props = ComponentProps<typeof ThemeHead> & {
  title: string
  /** what is said before the form begins */
  note?: ReactNode
  children: (state: FormState) => ReactNode
}

/** One of the parts in which a site is edited: its head, its form, and a question before it is left unsaved. */
export function ThemeForm({ title, note, children, ...head }: Props) {
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  const { theme, part } = head
  return (
    <Container narrow>
      <Head title={title} />
      <div className={styles.page} ref={form}>
        <Stack gap="large">
          <ThemeHead {...head} />
          {note}
          <Form action={`/admin/themes/${theme.id}${part}?opened=${theme.updatedAt}`}>
            {(state) => (
              <>
                {children(state)}
                <FormEnd cancel="/admin/themes" busy={state.busy} />
              </>
            )}
          </Form>
        </Stack>
      </div>
    </Container>
  )
}
