import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook, buttonLook } from './button.tsx'
import styles from './confirm.module.css'
import { Form } from './form.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { Cluster, Stack } from './layout.tsx'
import { Modal } from './modal.tsx'
import { usePage } from './nav.ts'
import { SubmitButton } from './submit-button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Question = {
  /** where it posts to: the URL of the record with `/delete` */
  action: string
  /** the id of the row, where several rows post to the same address */
  row?: string
  /** the question: 'Delete this badge?' */
  title: string
  /** the label of the confirming button */
  verb?: string
  /** primary where nothing is lost */
  tone?: 'danger' | 'primary'
  /** what will be lost, who is affected, and extra fields, such as a word to type */
  children?: ReactNode
}

type Props = Question &
  Pick<ButtonLook, 'variant' | 'size' | 'icon'> & {
    /** the label of the button that opens the question */
    label?: string
    /** the subject, which distinguishes equal buttons for screen readers */
    of?: string
  }

/**
 * Asks for confirmation of something irreversible. With script in a dialog; without, in a disclosure below the
 * button.
 */
export function Confirm({ label = 'Delete', of, variant = 'secondary', size, icon, ...question }: Props) {
  const hydrated = useHydrated()
  const { errors } = usePage<{ errors?: { formName?: string } }>().props
  // What was typed into the question was refused: it stays open, with the error at its field.
  const isRefused = errors?.formName === nameOf(question)
  const [isOpen, setOpen] = useState(isRefused)
  const name = of ? (
    <>
      {label} <VisuallyHidden>{of}</VisuallyHidden>
    </>
  ) : (
    label
  )
  if (!hydrated)
    return (
      <details className={styles.confirm} open={isRefused}>
        <summary className={buttonLook({ variant, size })}>
          {icon && <Icon name={icon} />}
          {name}
        </summary>
        <div className={styles.question}>
          <p className={styles.title}>{question.title}</p>
          <ConfirmForm {...question} />
        </div>
      </details>
    )
  return (
    <>
      <Button {...{ variant, size, icon }} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <ConfirmDialog {...question} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The same, opened by something else, such as a menu item. */
export function ConfirmDialog({
  isOpen,
  onClose,
  ...question
}: Question & { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal title={question.title} isOpen={isOpen} onClose={onClose} size="small">
      <ConfirmForm {...question} onCancel={onClose} />
    </Modal>
  )
}

function ConfirmForm({
  action,
  row,
  verb = 'Delete',
  tone = 'danger',
  children,
  onCancel,
}: Question & { onCancel?: () => void }) {
  return (
    <Form action={action} name={nameOf({ action, row })}>
      <Stack>
        {children}
        <Cluster>
          <SubmitButton variant={tone}>{verb}</SubmitButton>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Cluster>
      </Stack>
    </Form>
  )
}

/** Errors return to the question that was answered, and to no other row (`formName` of lib/inertia.ts is as long as this). */
const nameOf = ({ action, row = '' }: Pick<Question, 'action' | 'row'>) => `${digest(action)}-${digest(row)}`

/** FNV-1a, 32 bits: short enough for an address, the same on the server and in the browser. */
const digest = (text: string) =>
  [...text]
    .reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0, 0x811c9dc5)
    .toString(36)
