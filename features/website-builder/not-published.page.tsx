import { ButtonLink } from '#ui/button.tsx'
import { Head, usePage } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import { builderMessages } from './messages.ts'

export type Props = { name: string }

/** What visitors find at the domain of a draft. */
export default function NotPublished({ name }: Props) {
  const { viewer } = usePage<{ viewer: { id: string } | null }>().props
  return (
    <Page narrow title={name} lead={builderMessages.notPublished}>
      <Head>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      {viewer ? (
        <p>Your account is not an editor of this site. Ask its owner to publish it, or to add you.</p>
      ) : (
        <>
          <p>Come back soon. If this is your site, sign in to see and publish it.</p>
          <p>
            <ButtonLink href="/user/login?redirectTo=/">Sign in</ButtonLink>
          </p>
        </>
      )}
    </Page>
  )
}
