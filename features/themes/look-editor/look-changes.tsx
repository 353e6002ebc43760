import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { typedLook } from '../look-fields.tsx'
import styles from './look-lists.module.css'
import type { Difference } from './model/differences.ts'
import type { LookDraft } from './use-look-draft.tsx'

type Props = { url: string; draft: LookDraft; changes: Difference[] }

/** What of the draft differs from what is live; each can be put back. */
export function LookChanges({ url, draft, changes }: Props) {
  const hydrated = useHydrated()
  if (!changes.length) return <p>There are no changes to publish.</p>
  const live = typedLook(draft.live)
  return (
    <>
      <ol className={styles.rows}>
        {changes.map(({ key, label, from, to }, at) => (
          <li key={key}>
            <span aria-hidden="true" className={styles.number}>
              {at + 1}
            </span>
            <div>
              <strong>{label}</strong>
              <p>
                <del>{from}</del> <ins>{to}</ins>
              </p>
            </div>
            {hydrated ? (
              <Button
                size="small"
                variant="quiet"
                onClick={() => draft.change(`Put back ${label.toLowerCase()}`, { [key]: live[key] })}
              >
                Put back<VisuallyHidden> {label}</VisuallyHidden>
              </Button>
            ) : (
              <Form action={url} name={`back-${key}`}>
                <input type="hidden" name="putBack" value={key} />
                <SubmitButton size="small" variant="quiet">
                  Put back<VisuallyHidden> {label}</VisuallyHidden>
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ol>
      <Confirm
        action={`${url}/delete`}
        label="Discard the draft"
        size="small"
        title="Discard the draft?"
        verb="Discard"
      >
        <p>All changes that are not published are lost, also those of others.</p>
      </Confirm>
    </>
  )
}
