import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { ThemePage } from './theme-page.tsx'

type Props = Omit<ComponentProps<typeof ThemePage>, 'children'> & {
  /** what the fields hold at first */
  values: object
  /** above the form */
  note?: ReactNode
  children: ReactNode
}

/** One of the forms that edit a site. Asks before unsaved changes are left. */
export function ThemeForm({ values, note, children, ...page }: Props) {
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  const { theme, part } = page
  return (
    <ThemePage {...page}>
      {note}
      <div ref={form}>
        <Form action={`/admin/themes/${theme.id}${part}?unmodifiedSince=${theme.updatedAt}`} values={values}>
          {children}
          <FormEnd cancel="/admin/themes" />
        </Form>
      </div>
    </ThemePage>
  )
}
