import { ButtonLink } from '#ui/button.tsx'
import { usePage } from '#ui/nav.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = { userId: string; name: string; label?: string; size?: 'small' | 'medium' }

type Shared = { site: { applications: Record<string, boolean> } }

/** Leads to the conversation with a person, which begins with the first message; nothing on sites without chat. */
export function ChatButton({ userId, name, label = 'Chat', size = 'small' }: Props) {
  const { site } = usePage<Shared>().props
  if (!site.applications.chat) return null
  return (
    <ButtonLink href={`/chat?uid=${userId}`} size={size} variant="secondary" rel="nofollow">
      {label}
      <VisuallyHidden> with {name}</VisuallyHidden>
    </ButtonLink>
  )
}
