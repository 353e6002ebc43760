import { useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Switch } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { placedSections } from '#ui/home-order.ts'
import { homeSections, type SectionChoice } from '#ui/home-sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { TypedLook } from '../look-fields.tsx'
import styles from './setting-field.module.css'
import { useDragging } from './use-dragging.ts'

type Props = { look: TypedLook; onChange: (sections: SectionChoice[]) => void }

/** The sections of a home page in order: each is moved, shown or hidden, and chosen how it looks. */
export function SectionOrder({ look, onChange }: Props) {
  const { errors } = useForm()
  const [said, setSaid] = useState('')
  const placed = placedSections(look)

  function move(from: number, to: number) {
    const rest = placed.toSpliced(from, 1)
    onChange(rest.toSpliced(to, 0, placed[from]!))
    setSaid(`${labelOf(placed[from]!)}, now ${to + 1} of ${placed.length}`)
  }
  const list = useDragging(move)
  const change = (at: number, one: Partial<SectionChoice>) =>
    onChange(placed.with(at, { ...placed[at]!, ...one }))

  return (
    <FieldGroup label="Order of the sections" error={errors.sections}>
      {() => (
        <>
          <ol ref={list} className={styles.sections}>
            {placed.map((section, at) => (
              <li key={section.name} className={styles.section}>
                <span data-handle aria-hidden="true" className={styles.handle}>
                  <Icon name="menu" />
                </span>
                <Switch
                  label={labelOf(section)}
                  checked={section.shown}
                  onChange={(event) => change(at, { shown: event.target.checked })}
                />
                <IconButton
                  icon="sort-up"
                  label={`Move ${labelOf(section)} up`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="sort-down"
                  label={`Move ${labelOf(section)} down`}
                  disabled={at === placed.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <Variant section={section} onChange={(variant) => change(at, { variant })} />
              </li>
            ))}
          </ol>
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}

const declared = (name: string) => homeSections.find(({ value }) => value === name)
const labelOf = ({ name }: SectionChoice) => declared(name)?.label ?? name

type VariantProps = { section: SectionChoice; onChange: (variant: string) => void }

function Variant({ section, onChange }: VariantProps) {
  const variants: readonly { value: string; label: string }[] = declared(section.name)?.variants ?? []
  if (!variants.length || !section.shown) return null
  return (
    <div className={styles.variant}>
      <Select
        label={`Look of ${labelOf(section).toLowerCase()}`}
        hideLabel
        options={variants}
        value={section.variant ?? variants[0]!.value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
