import { cast, demoPassword, emailOf } from './people.ts'

/** Who may sign in to the demo sites, for the terminal. */
export function castList(): string {
  const width = Math.max(...cast.map((person) => emailOf(person).length))
  const lines = cast.map((person) => `  ${emailOf(person).padEnd(width)}  ${person.role}`)
  return [`Sign in with the password "${demoPassword}":`, ...lines].join('\n')
}
