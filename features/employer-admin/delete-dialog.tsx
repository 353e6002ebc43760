import { ConfirmDialog } from '#ui/confirm.tsx'
import { DeleteQuestion, type Doomed, deleteWords } from './delete-question.tsx'

type Props = { employer: Doomed; what: 'jobs' | 'employer'; onClose: () => void }

/** Asks for the name before an employer or its jobs are deleted. */
export function DeleteDialog({ employer, what, onClose }: Props) {
  return (
    <ConfirmDialog {...deleteWords(employer, what)} isOpen onClose={onClose}>
      <DeleteQuestion employer={employer} what={what} />
    </ConfirmDialog>
  )
}
