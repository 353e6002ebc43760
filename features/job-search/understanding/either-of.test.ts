import { expect, test } from 'vitest'
import { ask, openJobs, titles } from './understanding.fixture.ts'

openJobs()

test.each([
  ['paramedic or electrician', ['Electrician', 'Paramedic']],
  ['Electrician OR Paramedic', ['Electrician', 'Paramedic']],
  ['electrician / paramedic', ['Electrician', 'Paramedic']],
  ['RN/EMT', ['Emergency Medical Technician', 'Registered Nurse', 'Registered Nurse, Telehealth']],
  ['security guard, electrician, or paramedic', ['Electrician', 'Paramedic', 'Security Guard']],
  ['part time security guard or electrician', ['Security Guard']],
  ['registered nurse or paramedic from home', ['Registered Nurse, Telehealth']],
  ['travel registered nurse or registered nurse', ['Registered Nurse', 'Registered Nurse, Telehealth']],
  ['paramedic or electrican', ['Electrician', 'Paramedic']],
])('%s finds jobs of each name', async (q, expected) => {
  const page = await ask(`q=${encodeURIComponent(q)}`)
  expect(titles(page).toSorted()).toEqual(expected)
  expect(page.understood.notes).toEqual([])
})

test('stays a choice at a place, and beyond it where neither is there', async () => {
  expect(titles(await ask('q=electrician or security guard norfolk va')).toSorted()).toEqual([
    'Electrician',
    'Security Guard',
  ])
  const away = await ask('q=electrician or security guard&l=Killeen, TX')
  expect(titles(away).toSorted()).toEqual(['Electrician', 'Security Guard'])
  expect(away.understood.notes).toEqual([
    'No job is called “electrician or security guard” within 100 miles of Killeen, TX. These are elsewhere, the nearest first.',
  ])
})

test('shows the same kind of work where no job is called by one of the names', async () => {
  const page = await ask('q=watchman or wireman')
  expect(titles(page).toSorted()).toEqual(['Electrician', 'Security Guard'])
  expect(page.understood.notes).toEqual([
    'No job is called “watchman or wireman” here. These are the same kind of work.',
  ])
})

test('with a shift that no job mentions shows those of any shift', async () => {
  const { jobs, understood } = await ask('q=electrician or paramedic, evenings')
  expect(jobs).toHaveLength(2)
  expect(understood.notes[0]).toBe(
    'No job called “electrician or paramedic” mentions “evening shift” here. These are all that are called so.',
  )
})

test('is words where one side names no job', async () => {
  expect(titles(await ask('q=electrician hotel or office'))).not.toContain('Paramedic')
  expect((await ask('q=network/systems administrator')).understood.words).toBeNull()
})

test('is searched as words again by the link for it', async () => {
  const { understood } = await ask(`q=${encodeURIComponent('security guard / electrician')}`)
  expect(understood.words).toBe('security guard or electrician')
  const literal = await ask(understood.literal!.href.split('?')[1]!)
  expect(titles(literal)).not.toContain('Electrician')
  expect(literal.understood.understand?.label).toBe('security guard / electrician')
})

test.each([
  ['electrician or paramedic', ['Electrician', 'Paramedic']],
  ['(registered nurse) or electrician', ['Electrician', 'Registered Nurse', 'Registered Nurse, Telehealth']],
  ['"security guard" or paramedic', ['Paramedic', 'Security Guard']],
  ['nurse telehealth or electrician', ['Registered Nurse, Telehealth']],
])('as words, %s is a choice between what stands beside “or”', async (q, expected) => {
  expect(titles(await ask(`q=${encodeURIComponent(q)}&words=1`)).toSorted()).toEqual(expected)
})
