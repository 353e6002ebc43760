import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Link } from '#ui/link.tsx'
import type { EmployerSignupSettings } from './schema.ts'
import styles from './sign-up.module.css'

type Props = { settings: Pick<EmployerSignupSettings, 'needsApproval'>; isMember: boolean }

/** Why to sign up, beside the form. */
export function Benefits({ settings, isMember }: Props) {
  return (
    <>
      <h2>What you get</h2>
      <ul className={styles.benefits}>
        <Benefit icon="briefcase" title="Jobs that veterans find by their military code.">
          Every posting is matched with the occupations that people had in the service.
        </Benefit>
        <Benefit icon="user" title="Applicants with a score that explains itself,">
          and service proven by DD214.
        </Benefit>
        <Benefit icon="clock" title="A few minutes,">
          {settings.needsApproval
            ? 'then our staff looks at your company, usually within two working days.'
            : 'and you can start right away.'}
        </Benefit>
      </ul>
      {!isMember && (
        <p className={styles.lead}>
          Have an account? <Link href="/employer/login?redirectTo=/employer/signup">Sign in</Link>
        </p>
      )}
    </>
  )
}

function Benefit({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong> {children}
      </span>
    </li>
  )
}
