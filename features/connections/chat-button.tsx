import { ButtonLink } from '#ui/button.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { usePage } from '#ui/nav.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Props = {
  /** a person, or a dashboard module whose manager is written to (document 1, section 2: uid, fromModule) */
  to: { uid: string } | { fromModule: string }
  name: string
  label?: string
  size?: 'small' | 'medium'
  icon?: IconName
}

type Shared = { viewer: { navigation: { hasChat: boolean } } | null }

/** Leads to the conversation with a person, which begins with the first message; nothing where this person has no chat. */
export function ChatButton({ to, name, label = 'Chat', size = 'small', icon }: Props) {
  const { viewer } = usePage<Shared>().props
  if (!viewer?.navigation.hasChat) return null
  return (
    <ButtonLink
      href={`/chat?${new URLSearchParams(to)}`}
      size={size}
      variant="secondary"
      icon={icon}
      rel="nofollow"
    >
      {label}
      <VisuallyHidden> with {name}</VisuallyHidden>
    </ButtonLink>
  )
}
