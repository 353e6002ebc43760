import { ButtonLink } from '#ui/button.tsx'
import { usePage } from '#ui/nav.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = { userId: string; name: string; label?: string; size?: 'small' | 'medium' }

type Shared = { viewer: { navigation: { hasChat: boolean } } | null }

/** Leads to the conversation with a person, which begins with the first message; nothing where this person has no chat. */
export function ChatButton({ userId, name, label = 'Chat', size = 'small' }: Props) {
  const { viewer } = usePage<Shared>().props
  if (!viewer?.navigation.hasChat) return null
  return (
    <ButtonLink href={`/chat?uid=${userId}`} size={size} variant="secondary" rel="nofollow">
      {label}
      <VisuallyHidden> with {name}</VisuallyHidden>
    </ButtonLink>
  )
}
