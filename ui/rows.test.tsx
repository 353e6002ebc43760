import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FormContext, type FormState } from './form-context.ts'
import { Rows } from './rows.tsx'
import { Textarea, TextInput } from './text-input.tsx'

const inForm = (field: ReactElement, state: Partial<FormState>) =>
  renderToStaticMarkup(
    <FormContext value={{ errors: {}, busy: false, typed: {}, chosen: {}, values: {}, ...state }}>
      {field}
    </FormContext>,
  )

const offers = (
  <Rows
    label="Offers"
    name="home.offers"
    noun="offer"
    most={3}
    fields={[
      { name: 'title', label: 'Title', most: 60 },
      { name: 'text', label: 'Text', most: 500, long: true },
    ]}
  />
)

it('rows show what the form holds, and an empty one after them', () => {
  const values = { home: { offers: [{ title: 'Papers', text: 'We read your record.' }] } }
  const shown = inForm(offers, { values })
  expect(shown).toMatch(/name="home\.offers\.0\.title"[^>]*value="Papers"/)
  expect(shown).toContain('We read your record.</textarea>')
  expect(shown).toMatch(/name="home\.offers\.1\.title"[^>]*value=""/)
  expect(shown).not.toContain('home.offers.2')
  expect(shown).toContain('Add an offer')
})

it('rows that were typed before an error come back, with the error at its field', () => {
  const shown = inForm(offers, {
    values: { home: { offers: [{ title: 'Papers', text: 'We read your record.' }] } },
    typed: { 'home.offers': '', 'home.offers.0.title': 'Coffee', 'home.offers.0.text': '' },
    errors: { 'home.offers.0.text': 'Please write a sentence or two.' },
  })
  expect(shown).toMatch(/name="home\.offers\.0\.title"[^>]*value="Coffee"/)
  expect(shown).not.toContain('Papers')
  expect(shown.match(/Please write a sentence or two\./g)).toHaveLength(1)
})

it('without script rows change places when the form is sent, and a refused form shows them in the new order', () => {
  const three = [{ title: 'Papers' }, { title: 'Coffee' }, { title: 'Boots' }]
  const shown = inForm(offers, { values: { home: { offers: three } } })
  expect(shown).toMatch(/<noscript>.*Place of offer 3.*name="home\.offers\.2\._place"/s)
  const sent = {
    ...{ 'home.offers': '', 'home.offers.0.title': 'Papers', 'home.offers.0._place': '1' },
    ...{ 'home.offers.1.title': 'Coffee', 'home.offers.1._place': '2' },
    ...{ 'home.offers.2.title': 'Boots', 'home.offers.2._place': '1' },
  }
  const again = inForm(offers, { values: { home: { offers: three } }, typed: sent })
  const titles = [...again.matchAll(/title"[^>]*value="(\w+)"/g)].map(([, title]) => title)
  expect(titles).toEqual(['Boots', 'Papers', 'Coffee'])
  const chosen = [...again.matchAll(/<option value="(\d)" selected/g)].map(([, place]) => place)
  expect(chosen).toEqual(['1', '2', '3'])
})

it('a field reads a nested value by its dotted name, and a list as lines', () => {
  const values = { quiz: { title: 'Your service' }, domains: ['harbor.example', 'www.harbor.example'] }
  expect(inForm(<TextInput label="Title" name="quiz.title" />, { values })).toContain('value="Your service"')
  expect(inForm(<TextInput label="Lead" name="other.lead" />, { values })).not.toContain('value=')
  const lines = inForm(<Textarea label="Domains" name="domains" />, {
    values,
    errors: { 'domains.1': 'That is not a domain.', 'domains.1.label': 'Not of this field.' },
  })
  expect(lines).toContain('>harbor.example\nwww.harbor.example</textarea>')
  expect(lines).toContain('That is not a domain.')
  expect(lines).not.toContain('Not of this field.')
})
