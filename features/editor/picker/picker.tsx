import { type KeyboardEvent, useState } from 'react'
import { blockTypes, type ContentType, columnTypes, groups } from '#features/content/schema.ts'
import type { SiteProps } from '#features/themes/schema.ts'
import { Modal } from '#ui/modal.tsx'
import { usePage } from '#ui/nav.ts'
import { TextInput } from '#ui/text-input.tsx'
import { add, changeField } from '../state/edit.ts'
import type { Picking, Store } from '../state/store.ts'
import { useStore } from '../state/use-editor.ts'
import { type Drawing, drawings } from './drawings.ts'
import styles from './picker.module.css'

/** What a new column or block is: every type there is, by group, found by words. */
export function Picker({ picking }: { picking: Picking }) {
  const store = useStore()
  return (
    <Modal
      title={picking.kind === 'block' ? 'Add a block' : 'Add content'}
      size="large"
      isOpen
      onClose={() => store.set({ picking: null })}
    >
      <Types picking={picking} onPick={(type) => pick(store, picking, type)} />
    </Modal>
  )
}

function pick(store: Store, { kind, target, instead }: Picking, { key }: ContentType) {
  store.set({ picking: null })
  if (instead) changeField(store, instead, 'contentType', key)
  else add(store, kind, key, target)
}

function Types({ picking, onPick }: { picking: Picking; onPick: (type: ContentType) => void }) {
  const [words, search] = useState('')
  const types: readonly ContentType[] = picking.kind === 'block' ? blockTypes : columnTypes
  const found = types.filter((type) => isAbout(type, words))
  return (
    <>
      <TextInput
        label="Search the types"
        icon="search"
        type="search"
        value={words}
        autoComplete="off"
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) onPick(found[0])
        }}
      />
      {found.length === 0 && <p>No matching types.</p>}
      {groups.map((group) => (
        <Group
          key={group}
          name={group}
          types={found.filter((type) => type.group === group)}
          onPick={onPick}
        />
      ))}
    </>
  )
}

type GroupProps = { name: string; types: ContentType[]; onPick: (type: ContentType) => void }

function Group({ name, types, onPick }: GroupProps) {
  const { applications } = usePage<{ site: SiteProps }>().props.site
  if (types.length === 0) return null
  return (
    <section>
      <h3 className={styles.group}>{name}</h3>
      <ul className={styles.types}>
        {types.map((type) => (
          <li key={type.key}>
            <button type="button" className={styles.type} onClick={() => onPick(type)}>
              <Sketch {...drawings[type.key]} />
              <span>
                <strong>{type.label}</strong>
                <small>{type.about}</small>
                {type.needs && !applications[type.needs] && (
                  <small className={styles.off}>Off on this site</small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** So that a type is found by eye. */
function Sketch({ plane, words, press }: Drawing) {
  return (
    <svg viewBox="0 0 48 32" className={styles.sketch} aria-hidden="true">
      <path d={plane} className={styles.plane} />
      <path d={words} className={styles.words} />
      <path d={press} className={styles.press} />
    </svg>
  )
}

const isAbout = ({ label, about, key }: ContentType, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${label} ${about} ${key}`.toLowerCase().includes(word))
