import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BarPairs } from '#ui/chart/bar-pairs.tsx'
import { ValueBars } from '#ui/chart/value-bars.tsx'
import { RadioGroup } from '#ui/choice.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { figure } from '#ui/figure.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './calculator.module.css'
import { giBillParts, payGrades } from './model/grades.ts'
import type { Housing } from './schema.ts'

type Props = { housing: Housing; action: string }

const dollars = (amount: number) => `$${figure(amount)}`

/** Housing allowance and GI Bill housing side by side; the address holds what is worked out. */
export function Calculator({ housing, action }: Props) {
  return (
    <Card as="section" className={styles.calculator}>
      <div className={styles.sums}>
        <Sums {...housing} />
      </div>
      <Questions housing={housing} action={action} />
      <div className={styles.charts}>
        <Charts {...housing} />
      </div>
    </Card>
  )
}

function Sums({ amount, giBill, year, grade, dependents, area, schoolArea, zip, part, wrong }: Housing) {
  const hasNoArea = zip !== '' && !wrong.zip && area === null
  return (
    <>
      <div className={styles.two} role="status">
        <div>
          <p className={styles.name}>{`Housing allowance (BAH), ${year}`}</p>
          {amount === null ? (
            <p>
              {zip === '' || wrong.zip
                ? 'Enter a ZIP code to see the amount.'
                : 'Choose a pay grade to see the amount.'}
            </p>
          ) : (
            <>
              <p className={styles.amount}>
                {dollars(amount)} <small>a month</small>
              </p>
              <p className={styles.quiet}>
                {grade} {dependents} dependents, {area}. Paid while on active duty.
              </p>
            </>
          )}
        </div>
        <div>
          <p className={styles.name}>{`GI Bill housing, ${year}`}</p>
          {giBill === null ? (
            <p>Enter a school’s ZIP code to see the amount.</p>
          ) : (
            <>
              <p className={styles.amount}>
                {dollars(giBill)} <small>a month</small>
              </p>
              <p className={styles.quiet}>
                The E-5 rate with dependents at the school’s location, {schoolArea}, at {part}%. For full-time
                study in person.
              </p>
            </>
          )}
        </div>
      </div>
      {hasNoArea && (
        <Alert tone="info" title="No BAH at this ZIP code">
          Outside the 50 states and Washington, DC, an overseas housing allowance applies.{' '}
          <a href="https://www.travel.dod.mil/Allowances/">Official page at travel.dod.mil</a>
        </Alert>
      )}
      {amount !== null && giBill !== null && (
        <p className={styles.difference}>{difference(amount, giBill)}</p>
      )}
    </>
  )
}

function difference(bah: number, giBill: number): string {
  if (bah === giBill) return 'Both pay the same here.'
  const [more, less] = bah > giBill ? ['housing allowance', 'GI Bill'] : ['GI Bill', 'housing allowance']
  return `The ${more} pays ${dollars(Math.abs(bah - giBill))} a month more than the ${less}.`
}

function Questions({ housing, action }: Props) {
  const { zip, grade, dependents, year, years, school, part, compare, wrong } = housing
  return (
    <form method="get" action={action} data-visit className={styles.form} key={JSON.stringify(housing)}>
      <h2>Compare housing allowances</h2>
      <TextInput
        label="ZIP code of your duty station"
        name="zip"
        inputMode="numeric"
        defaultValue={zip}
        error={wrong.zip}
        help={housing.area ?? undefined}
        maxLength={10}
      />
      <Select
        label="Pay grade"
        name="grade"
        options={payGrades}
        empty="Please choose"
        defaultValue={grade ?? ''}
      />
      <RadioGroup
        label="Dependents"
        name="dependents"
        inline
        options={[
          { value: 'with', label: 'With' },
          { value: 'without', label: 'Without' },
        ]}
        defaultValue={dependents}
      />
      <TextInput
        label="ZIP code of your school"
        name="school"
        inputMode="numeric"
        defaultValue={school}
        error={wrong.school}
        help={housing.schoolArea ?? undefined}
        maxLength={10}
      />
      <Select
        label="Your GI Bill percentage"
        name="part"
        options={giBillParts.map((value) => ({ value, label: `${value}%` }))}
        defaultValue={part}
      />
      <TextInput
        label="Compare with other ZIP codes"
        name="compare"
        help="Up to four, such as 23510, 78205."
        defaultValue={compare}
        error={wrong.compare}
        maxLength={100}
      />
      <Select label="Year" name="year" options={years.map(String)} defaultValue={String(year)} />
      <Button type="submit" variant="secondary">
        Calculate
      </Button>
    </form>
  )
}

function Charts({ places, year, grade, dependents, part, byGrade, area }: Housing) {
  const bah = grade ? `BAH, ${grade} ${dependents} dependents` : 'BAH'
  return (
    <>
      {places.length > 0 && (
        <section>
          <h3>{`Per month, here and elsewhere, ${year}`}</h3>
          <BarPairs
            summary={`Monthly housing allowance in ${year}, by place`}
            heads={['Place', bah, `GI Bill housing, ${part}%`]}
            rows={places.map((place) => ({
              label: `${place.area} ${place.zip}`,
              values: [place.bah, place.giBill],
            }))}
            format={dollars}
          />
        </section>
      )}
      {byGrade.length > 0 && (
        <Disclosure summary={`By pay grade in ${area}`}>
          <ValueBars
            summary={`BAH ${dependents} dependents in ${area}, ${year}, by pay grade`}
            heads={['Pay grade', 'A month']}
            bars={byGrade.map((one) => ({ label: one.grade, value: one.amount }))}
            format={dollars}
          />
        </Disclosure>
      )}
    </>
  )
}
