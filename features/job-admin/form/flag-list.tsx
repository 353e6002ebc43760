import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { type Flag, flagsOf } from '../model/flags.ts'
import { type Posting, wordsOf } from '../model/posting.ts'

type Props = { posting: Posting; onMend: (flag: Flag) => void; only?: Flag['kind'] }

export const flagsOfPosting = ({ title, description, wage, type }: Posting): Flag[] =>
  flagsOf({ title, text: wordsOf(description), hasPay: wage !== null || type === 'Volunteer' })

const titles: Record<Flag['kind'], (words: string) => string> = {
  pay: () => 'Pay is missing',
  jargon: (words) => `“${words}”`,
  discriminatory: (words) => `“${words}” may discriminate`,
}

/** What to look at, beside where it is written. Nothing of it blocks; better words are one press away. */
export function FlagMarks({ posting, onMend, only }: Props) {
  const flags = flagsOfPosting(posting).filter(({ kind }) => (only ? kind === only : kind !== 'pay'))
  return flags.map((flag) => (
    <Alert
      key={`${flag.kind} ${flag.words}`}
      tone={flag.kind === 'discriminatory' ? 'danger' : 'warning'}
      title={titles[flag.kind](flag.words)}
      {...(flag.words && {
        actions: (
          <Button size="small" variant="secondary" onClick={() => onMend(flag)}>
            {flag.better === null ? 'Leave it out' : `Use “${flag.better}”`}
          </Button>
        ),
      })}
    >
      {flag.why}
    </Alert>
  ))
}
