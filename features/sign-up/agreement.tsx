import { Checkbox } from '#ui/choice.tsx'

/** The agreement checkbox is required at the final step (document 2, section 5). */
export function Agreement({ more }: { more?: string }) {
  return (
    <Checkbox
      label={
        <>
          I agree to the{' '}
          <a href="/terms" target="_blank" rel="noreferrer">
            terms
          </a>{' '}
          and the{' '}
          <a href="/privacy-policy" target="_blank" rel="noreferrer">
            privacy policy
          </a>
        </>
      }
      help={more || undefined}
      name="agreement"
      value="true"
      required
    />
  )
}
