import { type FormEvent, useState } from 'react'
import { RichTextField } from '#features/editor/rich-text/widgets.ts'
import { QuizFields } from '#features/questions/widgets.ts'
import { benefits } from '#spec/benefits.ts'
import { careerLevels, clearances, jobTypes, wageUnits } from '#spec/lists.ts'
import { Card } from '#ui/card.tsx'
import { CheckboxGroup, RadioGroup } from '#ui/choice.tsx'
import { Conditional } from '#ui/conditional.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { useForm, useInitialText } from '#ui/form-context.ts'
import { Select } from '#ui/select.tsx'
import { DateInput, TextInput } from '#ui/text-input.tsx'
import { type Flag, mended } from '../model/flags.ts'
import { type Posting, postingOf, readPosting } from '../model/posting.ts'
import { FlagMarks } from './flag-list.tsx'
import styles from './form.module.css'
import { Rail } from './rail.tsx'
import type { JobEdit, JobValues, Reach } from './schema.ts'
import { SimilarPay } from './similar-pay.tsx'
import { useReach } from './use-reach.ts'
import { useTitles } from './use-titles.ts'

/** The sections of the form in one column, and beside them what they come to: card, people, what to look at. */
export function JobFields({ company, values, categories, reach: first }: JobEdit) {
  const [title, setTitle] = useState(useInitialText('title'))
  const [description, setDescription] = useState(useInitialText('description'))
  const [typed, setTyped] = useState(() => postingOf(values))
  const posting: Posting = { ...typed, title, description }
  const reach = useReach(posting, first)

  function read(event: FormEvent<HTMLDivElement>) {
    const form = event.currentTarget.closest('form')
    if (form) setTyped(readPosting(new FormData(form)))
  }
  function mend(flag: Flag) {
    setTitle(mended(title, flag))
    setDescription(mended(description, flag))
  }

  return (
    <div className={styles.lay} onInput={read} onChange={read}>
      <div className={styles.form}>
        <TheJob title={title} onTitle={setTitle} categories={categories} />
        <Place posting={posting} near={reach.near} />
        <Pay posting={posting} pay={reach.pay} onMend={mend} />
        <Card as="section" className={styles.part}>
          <h2>Description</h2>
          <Description value={description} onChange={setDescription} />
          <FlagMarks posting={posting} onMend={mend} />
        </Card>
        <Applying posting={posting} />
        <QuizSection quiz={values.quiz ?? null} />
      </div>
      <Rail company={company} posting={posting} reach={reach} />
    </div>
  )
}

type TitleProps = Pick<JobEdit, 'categories'> & { title: string; onTitle: (title: string) => void }

function TheJob({ title, onTitle, categories }: TitleProps) {
  const titles = useTitles(title)
  return (
    <Card as="section" className={styles.part}>
      <h2>The job</h2>
      <TextInput
        label="Title"
        help="What people type when they search. Suggestions are titles of civilian occupations."
        name="title"
        required
        maxLength={150}
        list="job-titles"
        autoComplete="off"
        value={title}
        onChange={(event) => onTitle(event.target.value)}
      />
      <datalist id="job-titles">
        {titles.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div className={styles.pair}>
        <Select label="Type" name="type" options={jobTypes} />
        <Select label="Level" name="careerLevel" options={careerLevels} empty="Any" />
        <Select label="Category" name="category" options={categories} empty="By the title" />
        <Select label="Security clearance" name="clearance" options={clearances} empty="Not said" />
      </div>
    </Card>
  )
}

const workplaces = [
  { value: 'place', label: 'At one place' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
]

const Place = ({ posting, near }: { posting: Posting; near: number | null }) => (
  <Card as="section" className={styles.part}>
    <h2>Place</h2>
    <RadioGroup label="Where is the work?" name="workplace" options={workplaces} inline />
    <div className={styles.pair}>
      <TextInput
        label={
          posting.workplace === 'remote' ? 'City and state, or ZIP (optional)' : 'City and state, or ZIP'
        }
        help={
          near !== null &&
          `${near} ${near === 1 ? 'person' : 'people'} with a matching code ${near === 1 ? 'lives' : 'live'} within 50 miles.`
        }
        name="place"
        maxLength={120}
      />
      <TextInput label="Street or name of the site (optional)" name="address" maxLength={200} />
    </div>
  </Card>
)

type PayProps = { posting: Posting; onMend: (flag: Flag) => void } & Pick<Reach, 'pay'>

const Pay = ({ posting, pay, onMend }: PayProps) => (
  <Card as="section" className={styles.part}>
    <h2>Pay and benefits</h2>
    <div className={styles.pair}>
      <TextInput label="From" name="wageMin" prefix="$" inputMode="decimal" short />
      <TextInput label="To" name="wageMax" prefix="$" inputMode="decimal" short />
      <Select
        label="For each"
        name="wageUnit"
        options={wageUnits.map((unit) => ({ value: unit, label: unit[0]!.toUpperCase() + unit.slice(1) }))}
        short
      />
    </div>
    <SimilarPay pay={pay} />
    <FlagMarks posting={posting} onMend={onMend} only="pay" />
    <BenefitFields />
  </Card>
)

export const BenefitFields = () => (
  <CheckboxGroup label="Benefits" name="benefits" options={benefits} inline />
)

function Description({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const { errors } = useForm()
  return (
    <RichTextField
      label="About this job"
      help="A typical day, what people need to start, what you teach. Pasting from Word is fine."
      name="description"
      required
      error={errors.description}
      value={value}
      onChange={onChange}
    />
  )
}

const ways = [
  { value: 'here', label: 'On this site', help: 'They appear under Applicants.' },
  {
    value: 'email',
    label: 'By email',
    help: 'We email you each application, and it appears under Applicants.',
  },
  { value: 'link', label: 'On your own site', help: 'We send people there and cannot tell who applied.' },
]

const Applying = ({ posting: { by } }: { posting: Posting }) => (
  <Card as="section" className={styles.part}>
    <h2>Applying</h2>
    <RadioGroup label="How do people apply?" name="jobg8ApplyType" options={ways} />
    <Conditional isShown={by === 'email'} concerns="Only if people apply by email">
      <TextInput label="Email address for applications" name="applyEmail" type="email" maxLength={254} />
    </Conditional>
    <Conditional isShown={by === 'link'} concerns="Only if people apply on your own site">
      <TextInput label="Web address where people apply" name="applyUrl" type="url" maxLength={2000} />
    </Conditional>
    <DateInput
      label="Last day to apply"
      help="The job closes automatically after this day. You can renew it."
      name="expiresAt"
      required
    />
  </Card>
)

/** Questions to answer when applying here or by email. */
export const QuizSection = ({ quiz }: { quiz: (JobValues['quiz'] & {}) | null }) => (
  <Disclosure summary="Questions for people who apply (optional)" isOpen={quiz !== null}>
    <Card as="section" className={styles.part}>
      <QuizFields quiz={quiz} help="Appears above the questions. You see the answers with each applicant." />
    </Card>
  </Disclosure>
)
