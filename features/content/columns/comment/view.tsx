import { type MouseEvent, type ReactNode, useState } from 'react'
import { CommentForm } from '#features/comments/widgets.ts'
import { commentMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import type { ValuesOf } from '../../model/types.ts'
import { Quiet } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { comment } from './schema.ts'
import styles from './view.module.css'

type Values = ValuesOf<typeof comment> & { id: string }
type Data = { isEnabled: boolean }

/** Document 1, section 2: inline, or in a modal. */
export default function CommentView({ values, data }: ViewProps<Values, Data | undefined>) {
  const { id, title, buttonText, commentIdentifier = '' } = values
  if (data && !data.isEnabled) return <Quiet>{commentMessages.off}</Quiet>
  const form = <CommentForm identifier={commentIdentifier} name={id} />
  if (buttonText) return <InModal {...{ title, buttonText, commentIdentifier }}>{form}</InModal>
  return (
    <div className={styles.form}>
      {title && <h3>{title}</h3>}
      {form}
    </div>
  )
}

type InModalProps = {
  title?: string
  buttonText: string
  commentIdentifier: string
  children: ReactNode
}

function InModal({ title, buttonText, commentIdentifier, children }: InModalProps) {
  const [isOpen, open] = useState(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    open(true)
  }
  return (
    <>
      <ButtonLink
        href={`/comments?commentIdentifier=${encodeURIComponent(commentIdentifier)}`}
        onClick={show}
      >
        {buttonText}
      </ButtonLink>
      <Modal title={title || buttonText} isOpen={isOpen} onClose={() => open(false)} size="small">
        {children}
      </Modal>
    </>
  )
}
