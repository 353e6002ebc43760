import { ButtonLink } from '#ui/button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = { userId: string; name: string; label?: string; size?: 'small' | 'medium' }

/** Leads to the conversation with a person, which begins with the first message. */
export function ChatButton({ userId, name, label = 'Chat', size = 'small' }: Props) {
  return (
    <ButtonLink href={`/chat?uid=${userId}`} size={size} variant="secondary" rel="nofollow">
      {label}
      <VisuallyHidden> with {name}</VisuallyHidden>
    </ButtonLink>
  )
}
