import { type ChangeEvent, useState } from 'react'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { send } from '#ui/send.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './choices-form.module.css'
import { type Way, ways } from './model/kinds.ts'
import type { NoticeList } from './schema.ts'

const labels: Record<Way, string> = { site: 'Site', mail: 'Email', both: 'Both', none: 'None' }
const path = '/notifications/choices'

/** A row a kind, saved at once; without script a button saves the table. */
export function ChoicesForm({ choices, email }: Pick<NoticeList, 'choices' | 'email'>) {
  const hydrated = useHydrated()
  const { ways: chosen, state, choose } = useChoices(choices)
  return (
    <section className={styles.card} id="hear" aria-labelledby="hear-title">
      <header className={styles.header}>
        <h2 id="hear-title">Notification settings</h2>
        <span role="status" className={styles.saved}>
          {state === 'saved' && (
            <>
              <Icon name="check" /> Saved
            </>
          )}
          {state === 'failed' && 'Not saved. Please try again.'}
        </span>
        <p>Emails go to {email}.</p>
      </header>
      <Form action={path} name="choices">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">What happened</th>
              {ways.map((way) => (
                <th scope="col" key={way}>
                  {labels[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {choices.map(({ kind, label, help }) => (
              <tr key={kind}>
                <th scope="row">
                  {label}
                  {help && <span>{help}</span>}
                </th>
                {ways.map((way) => (
                  <td key={way}>
                    <label>
                      <input
                        type="radio"
                        name={kind}
                        value={way}
                        aria-label={`${label}: ${labels[way]}`}
                        checked={chosen[kind] === way}
                        onChange={choose}
                      />
                      <span aria-hidden="true">{labels[way]}</span>
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {!hydrated && <SubmitButton variant="secondary" />}
      </Form>
      <div className={styles.rule}>
        <p>You get mail about a message when it has waited ten minutes, at most once an hour.</p>
        <Form action="/notifications/mail-off" name="mail-off">
          <SubmitButton variant="quiet" size="small">
            No mail at all
          </SubmitButton>
        </Form>
      </div>
    </section>
  )
}

type Chosen = Record<string, Way>
const waysOf = (choices: NoticeList['choices']): Chosen =>
  Object.fromEntries(choices.map(({ kind, way }) => [kind, way]))

/** Each choice is saved by itself; one that could not be saved goes back. */
function useChoices(choices: NoticeList['choices']) {
  const [given, setGiven] = useState(choices)
  const [chosen, setChosen] = useState(waysOf(choices))
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle')
  if (given !== choices) {
    setGiven(choices)
    setChosen(waysOf(choices))
  }
  async function choose({ target: { name, value } }: ChangeEvent<HTMLInputElement>) {
    const before = chosen[name]!
    setState('idle')
    setChosen((now) => ({ ...now, [name]: value as Way }))
    const answer = await send(path, { method: 'PUT', body: { [name]: value } }).catch(() => null)
    setState(answer?.ok ? 'saved' : 'failed')
    if (!answer?.ok) setChosen((now) => ({ ...now, [name]: before }))
  }
  return { ways: chosen, state, choose }
}
