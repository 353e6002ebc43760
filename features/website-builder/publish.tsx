import { Banner } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'

type Props = { themeId: string }

const actionOf = (themeId: string) => `/website-builder/site/${themeId}/publish`

/** Makes a draft visible to everybody. */
export const Publish = ({ themeId }: Props) => (
  <Form action={actionOf(themeId)} name="publish">
    <div>
      <SubmitButton>Publish the site</SubmitButton>
    </div>
  </Form>
)

/** Above every page of a draft, for its editors. */
export const DraftBanner = ({ themeId }: Props) => (
  <Banner tone="warning">
    <Form action={actionOf(themeId)} name="publish">
      <Cluster>
        <span>This site is a draft. Only its editors see it.</span>
        <SubmitButton size="small" variant="secondary">
          Publish
        </SubmitButton>
      </Cluster>
    </Form>
  </Banner>
)
