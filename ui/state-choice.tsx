import { useState } from 'react'
import { CheckboxGroup } from './choice.tsx'
import { Disclosure } from './disclosure.tsx'
import { useListField } from './form-context.ts'
import type { Item } from './item.ts'
import { Stack } from './layout.tsx'
import styles from './state-choice.module.css'
import { StatesMap } from './states-map.tsx'

type Props = { label: string; name: string; states: Item[] }

/** States, chosen on a map or from a list of checkboxes, which is what keyboards, screen readers and pages without script use. */
export function StateChoice({ label, name, states }: Props) {
  const { defaultValue } = useListField({ name })
  const [chosen, setChosen] = useState(defaultValue ?? [])
  const toggle = (code: string) =>
    setChosen((codes) =>
      codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code].sort(),
    )
  const names = states.filter(({ value }) => chosen.includes(value)).map((state) => state.label)
  return (
    <Stack gap="small">
      <div aria-hidden="true" className={styles.map}>
        <StatesMap summary={label}>
          {states.map((state) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the checkboxes below are for the keyboard
            <use
              key={state.value}
              href={`/maps/each-state.svg#${state.value}`}
              className={styles.state}
              data-chosen={chosen.includes(state.value) || undefined}
              onClick={() => toggle(state.value)}
            />
          ))}
        </StatesMap>
      </div>
      <p className={styles.names}>{names.length ? names.join(', ') : 'No state is chosen.'}</p>
      <Disclosure summary={`${label}, as a list`}>
        <CheckboxGroup
          label={label}
          hideLabel
          name={name}
          options={states}
          value={chosen}
          onChange={setChosen}
          inline
        />
      </Disclosure>
    </Stack>
  )
}
