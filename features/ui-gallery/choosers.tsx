import { useState } from 'react'
import type { Item, Load } from '#ui/item.ts'
import { ListEditor } from '#ui/list-editor.tsx'
import { SearchList } from '#ui/search-list.tsx'
import { Selector } from '#ui/selector.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Section, Specimen } from './section.tsx'

const named = (label: string): Item => ({ value: label.toLowerCase().replaceAll(' ', '-'), label })
const trades = ['Welder', 'Electrician', 'Diesel Mechanic', 'Nurse', 'Logistician', 'Network Technician']
const grades = [
  'Apprentice',
  'Senior',
  'Lead',
  'Assistant',
  'Field',
  'Shop',
  'Night',
  'Fleet',
  'Marine',
  'Chief',
]
const occupations = trades.flatMap((trade) => grades.map((grade) => named(`${grade} ${trade}`)))
const branches = ['Army', 'Navy', 'Air Force', 'Marine Corps', 'Space Force', 'Coast Guard'].map(named)

const slow: Load = async ({ q, page }) => {
  await new Promise((done) => setTimeout(done, 300))
  const found = occupations.filter((item) => item.label.toLowerCase().includes(q.toLowerCase()))
  return { items: found.slice((page - 1) * 20, page * 20), total: found.length }
}
const failing: Load = () => Promise.reject(new Error('not reachable'))
const endless: Load = () => new Promise(() => {})

export function Choosers() {
  const [links, setLinks] = useState([{ name: 'Welding certificate', url: 'https://example.org/aws' }])
  return (
    <Section id="choosers" title="Selectors and lists">
      <Specimen name="Selector">
        <Selector label="Branch" name="one" items={branches} help="A local list, without loading." />
        <Selector
          label="Occupations"
          name="several"
          load={slow}
          multiple
          defaultValue={[occupations[0]!, occupations[14]!]}
        />
        <Selector label="Occupation" name="searched" load={slow} searchRequired placeholder="Code or title" />
        <Selector
          label="Skills"
          name="made"
          load={slow}
          multiple
          creatable
          help="Add your own where one is missing."
        />
        <Selector label="Fails" name="fails" load={failing} />
        <Selector label="Never answers" name="endless" load={endless} />
        <Selector label="Required" name="missing" items={branches} required error="Branch is Required" />
        <Selector label="Disabled" name="off" items={branches} disabled defaultValue={[branches[1]!]} />
      </Specimen>
      <Specimen name="Search list">
        <SearchList label="Find an occupation" load={slow} action="/ui">
          {(item) => <a href={`#${item.value}`}>{item.label}</a>}
        </SearchList>
        <SearchList label="Find a team page" load={slow} action="/ui" query="zebra" found={[]}>
          {(item) => item.label}
        </SearchList>
      </Specimen>
      <Specimen name="List editor" wide>
        <ListEditor
          label="Certificates"
          help="With a link, if there is one."
          rows={links}
          onChange={setLinks}
          blank={{ name: '', url: '' }}
          isFilled={(row) => row.name.trim() !== ''}
          add="Add a certificate"
          noun="certificate"
          most={5}
        >
          {(row, change, i) => (
            <>
              <TextInput
                label={`Certificate ${i + 1}`}
                value={row.name}
                onChange={(event) => change({ ...row, name: event.target.value })}
              />
              <TextInput
                label={`Link ${i + 1}`}
                type="url"
                value={row.url}
                onChange={(event) => change({ ...row, url: event.target.value })}
              />
            </>
          )}
        </ListEditor>
      </Specimen>
    </Section>
  )
}
