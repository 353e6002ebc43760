import { ButtonLink } from '#ui/button.tsx'
import styles from './login.module.css'

export type ProviderLink = { id: string; name: string; start: string }

/** Single sign-on (document 2, section 2). @param onward the query that carries redirectTo, or nothing */
export function ProviderLinks({ providers, onward }: { providers: ProviderLink[]; onward: string }) {
  if (!providers.length) return null
  return (
    <>
      {providers.map(({ id, name, start }) => (
        <ButtonLink key={id} href={`${start}${onward}`} variant="secondary" wide data-reload>
          {`Continue with ${name}`}
        </ButtonLink>
      ))}
      <p className={styles.terms}>
        If you are new here, this creates your account, and you agree to the <a href="/terms">terms</a> and
        the <a href="/privacy-policy">privacy policy</a>.
      </p>
    </>
  )
}
