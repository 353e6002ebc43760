import { useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Switch } from '#ui/choice.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { placedSections } from '#ui/home-order.ts'
import { homeSections, type SectionChoice } from '#ui/home-sections.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { Select } from '#ui/select.tsx'
import { useDragging } from '#ui/use-dragging.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { TypedLook } from '../look-fields.tsx'
import { lookMessages } from './messages.ts'
import styles from './setting-field.module.css'

type Props = {
  look: TypedLook
  /** applications that are switched off on the site */
  off: readonly string[]
  onChange: (sections: SectionChoice[]) => void
}

/**
 * The sections of a home page in order: each is moved, shown or hidden, and chosen how it looks. Those that are not on the
 * page are in a menu.
 */
export function SectionOrder({ look, off, onChange }: Props) {
  const { errors } = useForm()
  const [said, setSaid] = useState('')
  const placed = placedSections(look)
  // What is switched off keeps its row while the list is open.
  const [kept, setKept] = useState(() => new Set(placed.flatMap(({ name, shown }) => (shown ? [name] : []))))
  const isRow = ({ name, shown }: SectionChoice) => shown || kept.has(name)
  const rows = placed.flatMap((section, at) => (isRow(section) ? [{ section, at }] : []))

  /** Both are places in the list. */
  function move(from: number, to: number) {
    const { section, at } = rows[from]!
    onChange(placed.toSpliced(at, 1).toSpliced(rows[to]!.at, 0, section))
    setSaid(`${labelOf(section)}, now ${to + 1} of ${rows.length}`)
  }
  const list = useDragging(
    move,
    rows
      .map(({ section }) => section.name)
      .toSorted()
      .join(' '),
  )
  const change = (at: number, one: Partial<SectionChoice>) =>
    onChange(placed.with(at, { ...placed[at]!, ...one }))

  function add(section: SectionChoice) {
    const others = placed.filter(({ name }) => name !== section.name)
    const end = others.findLastIndex(isRow) + 1
    setKept(new Set([...kept, section.name]))
    onChange(others.toSpliced(end, 0, { ...section, shown: true }))
    setSaid(`${labelOf(section)} added, ${rows.length + 1} of ${rows.length + 1}`)
  }

  return (
    <FieldGroup
      label="Order of the sections"
      help="A section appears once it has something to show. What it says is below, under its name."
      error={errors.sections}
    >
      {() => (
        <>
          <ol ref={list} className={styles.sections}>
            {rows.map(({ section, at }, row) => (
              <li key={section.name} className={styles.section}>
                <span data-handle aria-hidden="true" className={styles.handle}>
                  <Icon name="menu" />
                </span>
                <Switch
                  label={labelOf(section)}
                  help={missing(section, off)}
                  checked={section.shown}
                  onChange={(event) => {
                    setKept(new Set([...kept, section.name]))
                    change(at, { shown: event.target.checked })
                  }}
                />
                <IconButton
                  icon="sort-up"
                  label={`Move ${labelOf(section)} up`}
                  disabled={row === 0}
                  onClick={() => move(row, row - 1)}
                />
                <IconButton
                  icon="sort-down"
                  label={`Move ${labelOf(section)} down`}
                  disabled={row === rows.length - 1}
                  onClick={() => move(row, row + 1)}
                />
                <Variant section={section} onChange={(variant) => change(at, { variant })} />
              </li>
            ))}
          </ol>
          {rows.length < placed.length && (
            <div className={styles.add}>
              <Menu
                label="Add a section"
                entries={placed
                  .filter((section) => !isRow(section))
                  .map((section) => {
                    const label = labelOf(section)
                    const why = missing(section, off)
                    return why ? { label, off: why } : { label, onPress: () => add(section) }
                  })}
              >
                Add a section
              </Menu>
            </div>
          )}
          <VisuallyHidden>
            <span aria-live="polite">{said}</span>
          </VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}

const declared = (name: string) => homeSections.find(({ value }) => value === name)
/** Why a section would show nothing on this site; undefined where it shows something. */
function missing({ name }: SectionChoice, off: readonly string[]): string | undefined {
  const one = declared(name)
  return one && 'needs' in one && off.includes(one.needs) ? lookMessages.off[one.needs] : undefined
}
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
