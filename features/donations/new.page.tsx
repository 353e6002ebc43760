import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import styles from './new.module.css'
import type { GiveProps } from './schema.ts'
import { Give } from './wizard/give-form.tsx'

export type Props = { give: GiveProps }

const points = [
  'You get a receipt by email right away.',
  'Change or stop a monthly gift from any receipt, without an account.',
  'Your name is shown with the gift, unless you give anonymously.',
]

/** The wizard as a page of its own: where links lead without script. */
export default function NewDonation({ give }: Props) {
  return (
    <Page title="Donate" lead={leadOf(give)}>
      <div className={styles.give}>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <Give give={give} />
      </div>
    </Page>
  )
}

function leadOf({ fundraiser, team, siteName }: GiveProps): string {
  if (!fundraiser) return `A gift to ${siteName}`
  return team ? `${fundraiser.name}, for ${team.name}` : fundraiser.name
}
