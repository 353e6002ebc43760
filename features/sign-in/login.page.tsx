import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ForgotLink } from './forgot-link.tsx'
import { Or, Panel } from './panel.tsx'
import { type ProviderLink, ProviderLinks } from './provider-links.tsx'

export type Props = {
  audience: 'veterans' | 'employers'
  /** a path of ours to go to afterwards */
  redirectTo: string | null
  providers: ProviderLink[]
}

const words = {
  veterans: {
    title: 'Sign in',
    lead: 'Welcome back. Your saved jobs, searches and applications are waiting.',
    other: { href: '/employer/login', text: 'Hiring?', link: 'Sign in as an employer' },
  },
  employers: {
    title: 'Employer sign in',
    lead: 'Welcome back. Search for candidates and read their profiles.',
    other: { href: '/user/login', text: 'Looking for work?', link: 'Sign in here' },
  },
}

/** Login for veterans or employers (document 2, section 2). */
export default function Login({ audience, redirectTo, providers }: Props) {
  const { title, lead, other } = words[audience]
  const onward = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  return (
    <Panel
      title={title}
      lead={lead}
      foot={
        <Stack gap="small">
          {audience === 'veterans' && (
            <p>
              New here? <Link href={`/auth/signup${onward}`}>Create an account</Link>
            </p>
          )}
          <p>
            {other.text} <Link href={`${other.href}${onward}`}>{other.link}</Link>
          </p>
        </Stack>
      }
    >
      <Form>
        <TextInput label="Email address" name="email" type="email" autoComplete="username" required />
        <PasswordInput label="Password" name="password" autoComplete="current-password" required />
        <SubmitButton wide>Sign in</SubmitButton>
        <ForgotLink audience={audience} />
      </Form>
      <Or />
      <Stack gap="small">
        <ButtonLink href={`/user/passkey${onward}`} variant="secondary" icon="key" wide rel="nofollow">
          Sign in with a passkey
        </ButtonLink>
        <ProviderLinks providers={providers} onward={onward} />
      </Stack>
    </Panel>
  )
}
