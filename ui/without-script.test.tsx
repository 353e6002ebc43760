import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Carousel } from './carousel.tsx'
import { ChipLink } from './chip.tsx'
import { Link } from './link.tsx'
import { NumberInput } from './number-input.tsx'
import { Pagination } from './pagination.tsx'
import { SearchList } from './search-list.tsx'
import { Selector } from './selector.tsx'
import { Shell } from './shell/shell.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { TextInput } from './text-input.tsx'
import { Toasts } from './toast.tsx'
import { Wizard } from './wizard.tsx'

const html = (element: ReactElement) => renderToStaticMarkup(element)
const branches = [
  { value: 'army', label: 'Army' },
  { value: 'navy', label: 'Navy' },
]
const never = () => new Promise<never>(() => {})

it('a list at hand is a native select with what was chosen', () => {
  const select = html(<Selector label="Branch" name="c" items={branches} defaultValue={[branches[1]!]} />)
  expect(select).toMatch(/<select[^>]* name="c"/)
  expect(select).toContain('<option value="navy" selected="">Navy</option>')
  expect(select).not.toContain('combobox')
})

it('a searched selector is a text field whose words the server gets', () => {
  const chosen = [{ value: '0190', label: '11B - Infantryman' }]
  const field = html(
    <Selector label="Occupation" name="o" textName="_o" load={never} defaultValue={chosen} />,
  )
  expect(field).toMatch(/<input[^>]* name="_o"[^>]* value="11B - Infantryman"/)
  expect(field).not.toContain('type="hidden"')
})

it('what several selectors hold can be taken back by unchecking it', () => {
  const field = html(<Selector label="Branches" name="c" load={never} multiple defaultValue={branches} />)
  expect(field).toMatch(/<input type="checkbox"[^>]* name="c" checked="" value="army"/)
  expect(field).not.toContain('<button')
})

it('a field names its help and its error', () => {
  const field = html(<TextInput id="zip" label="ZIP code" help="Five digits." error="Required" required />)
  expect(field).toContain('<label for="zip"')
  expect(field).toContain('aria-describedby="zip-help zip-error"')
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('(required)')
  expect(field).toMatch(/id="zip-error".*Required/)
})

it('pages are links that say where they lead', () => {
  const pages = html(
    <Pagination page={2} total={10_000} perPage={10} href={(n) => `/jobs/search?page=${n}`} />,
  )
  expect(pages).toContain('11 to 20 of 10000+ results')
  expect(pages).toMatch(/<a[^>]*href="\/jobs\/search\?page=1"[^>]*rel="prev"/)
  expect(pages).toMatch(/<a[^>]*href="\/jobs\/search\?page=3"[^>]*rel="next"/)
  expect(pages).toMatch(/aria-current="page"[^>]*>2</)
})

it('tabs, filters and sorting are links', () => {
  expect(html(<Tabs label="Search by" tabs={[{ href: '/a', label: 'Keyword', isCurrent: true }]} />)).toMatch(
    /<a href="\/a"[^>]*aria-current="page"/,
  )
  expect(html(<ChipLink href="/jobs/search">Remote</ChipLink>)).toContain('aria-label="Remove Remote"')
  const column = {
    key: 'n',
    header: 'Name',
    cell: (n: string) => n,
    sort: { href: '/s', sorted: 'ascending' } as const,
  }
  const table = html(<Table caption="People" columns={[column]} rows={['Renata Cole']} rowKey={(n) => n} />)
  expect(table).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a href="\/s"/)
  expect(table).toContain('data-label="Name"')
})

it('the flash of the server is in the page, where it is announced', () => {
  const toasts = html(<Toasts flash={{ message: 'Saved successfully!' }} />)
  expect(toasts).toMatch(/^<div role="status".*Saved successfully!/)
  expect(toasts).not.toContain('<button')
})

it('all slides and all steps are there, with one button to send', () => {
  const slides = ['Fleet', 'Yard', 'Shop'].map((key) => ({ key, content: key }))
  expect(html(<Carousel label="Work" slides={slides} autoplaySeconds={5} />)).toMatch(/Fleet.*Yard.*Shop/)
  const steps = ['Account', 'Service'].map((label) => ({ label, content: <input name={label} /> }))
  const wizard = html(<Wizard label="Sign up" steps={steps} submit="Create my account" />)
  expect(wizard).toMatch(/name="Account".*name="Service".*type="submit"/)
  expect(wizard).not.toContain('hidden=""')
})

it('a search goes to the server, with what it found before', () => {
  const list = html(
    <SearchList label="Find a team" action="/teams" load={never} query="zebra" found={[]}>
      {(item) => item.label}
    </SearchList>,
  )
  expect(list).toMatch(/<form[^>]* action="\/teams"/)
  expect(list).toContain('Sorry, your search yielded no results')
})

it('the shell has a way past itself, its landmarks, and a menu that needs no script', () => {
  const page = html(
    <Shell site={{ name: 'Harbor Veterans' }} navigation={[{ href: '/jobs/search', label: 'Find a job' }]}>
      <h1>Welcome</h1>
    </Shell>,
  )
  expect(page).toContain('href="#content"')
  expect(page).toMatch(/popovertarget="site-menu"/i)
  expect(page).toMatch(/<nav id="site-menu"[^>]*popover="auto"/)
  for (const landmark of ['<header', '<main id="content"', '<footer']) expect(page).toContain(landmark)
})

it('nothing carries a style attribute: the policy for styles would drop it', () => {
  const all = html(
    <>
      <Button busy>Save</Button>
      <NumberInput label="Goal" min={1} max={5} />
      <Link href="/jobs" only={['jobs']} keepScroll>
        Jobs
      </Link>
    </>,
  )
  expect(all).not.toContain('style=')
  expect(all).toContain('data-only="jobs"')
})
