import type { Xcredit } from '#features/xcredit/schema.ts'
import { XcreditSignup } from '#features/xcredit/widgets.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import type { ValuesOf } from '../../model/types.ts'
import { Waiting } from '../../quiet.tsx'
import type { ViewProps } from '../../views.tsx'
import type { xcreditSignup } from './schema.ts'

type Data = { isOpen: boolean; person: Xcredit | null }

/** Document 3, section 4: people with an account open the learning site, others make one. */
export default function XcreditView({
  values,
  data,
}: ViewProps<ValuesOf<typeof xcreditSignup>, Data | undefined>) {
  if (!data) return <Waiting icon="book">The way to XCredit appears here.</Waiting>
  if (!data.isOpen) return null
  return (
    <Stack>
      {values.title && <h3>{values.title}</h3>}
      {data.person ? <XcreditSignup {...data.person} /> : <Visitor />}
    </Stack>
  )
}

/** An account there belongs to an account here. */
function Visitor() {
  const { url } = usePage()
  return (
    <>
      <p>Courses of XCredit turn what you learned in the service into credentials.</p>
      <div>
        <ButtonLink href={`/user/login?redirectTo=${encodeURIComponent(url)}`}>Sign in to begin</ButtonLink>
      </div>
    </>
  )
}
