import { ButtonLink } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import type { LeavingPage } from './schema.ts'

export type Props = LeavingPage

/** Redirects to the employer's page immediately, with a link as a fallback. */
export default function Leaving({ title, host, href, back }: Props) {
  return (
    <Page
      narrow
      title={`Apply at ${host}`}
      heading={`Taking you to ${host}`}
      lead={`${title} is now among your applications. The employer’s page opens automatically.`}
      head={
        <>
          <meta head-key="refresh" httpEquiv="refresh" content={`1; url=${href}`} />
          <meta head-key="robots" name="robots" content="noindex" />
        </>
      }
    >
      <Cluster>
        <ButtonLink href={href} rel="noopener nofollow" iconAfter="external" data-reload>
          Continue to {host}
        </ButtonLink>
        <ButtonLink href={back} variant="quiet">
          Back to the job
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
