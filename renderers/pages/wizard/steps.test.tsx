// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { mockWindowWidth } from '../../../tests/support/mock-window-width.ts'
import {
  field,
  heading,
  press,
  step,
  stepNamed,
  three,
  toSecond,
  typeName,
  wizardOf,
} from './wizard.fixture.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test("the next step doesn't open from an invalid step; the first invalid input gets the focus", async () => {
  const { calls } = openPage(wizardOf())

  await press(/Next step/)

  const input = await screen.findByLabelText('name')
  expect(await screen.findByText('Required')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(input)
  expect(screen.queryByLabelText('place')).toBeNull()
  expect(calls).toEqual([])
})

test('Enter opens the next step, focuses its heading and adds it to the address', async () => {
  const { navigation } = openPage(wizardOf())
  await typeName('Lake shop{Enter}')

  const next = await heading('The second')

  await expect.poll(() => document.activeElement).toBe(next)
  expect(navigation.entries).toEqual(['?step=first', '?step=second'])
})

test('Enter in an open calendar selects the date only', async () => {
  const steps = [step('first', [field('day', { component: 'Date' }), field('name', { required: true })])]
  openPage(wizardOf({ steps }))
  const input = (await screen.findByLabelText('day')) as HTMLInputElement

  await userEvent.type(input, '2026-03-08{Enter}')

  expect(input.value).toBe('2026-03-08')
  expect(screen.queryByText('Required')).toBeNull()
})

test('the back button opens the previous step with its values', async () => {
  const { navigation } = openPage(wizardOf())
  await toSecond()

  act(() => navigation.back())

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('Lake shop')
})

test('the bar shows the status of each step and opens reached steps only', async () => {
  openPage(wizardOf())
  await toSecond()

  expect(stepNamed('first').textContent).toContain('done')
  expect(stepNamed('second').getAttribute('aria-current')).toBe('step')
  expect((stepNamed('third') as HTMLButtonElement).disabled).toBe(true)

  await userEvent.click(stepNamed('first'))
  await userEvent.clear(await screen.findByLabelText('name'))
  await userEvent.tab()

  expect(stepNamed('first').textContent).toContain('has errors')
  expect((stepNamed('second') as HTMLButtonElement).disabled).toBe(true)
})

test('a link to a step that was not reached opens the last reached step', async () => {
  const { navigation } = openPage(wizardOf(), { search: '?step=third' })

  await screen.findByLabelText('name')

  await expect.poll(() => navigation.entries).toEqual(['?step=first'])
})

test("the forward button doesn't pass an invalid step", async () => {
  const { navigation } = openPage(wizardOf())
  await toSecond()
  await press('Previous step')
  await userEvent.clear(await screen.findByLabelText('name'))
  await userEvent.tab()

  act(() => navigation.navigate('?step=second'))

  expect(await screen.findByLabelText('name')).toBeTruthy()
  expect(screen.queryByLabelText('place')).toBeNull()
})

test('a step whose condition is false is hidden', async () => {
  const steps = [
    three[0],
    step('second', [field('place')], { when: { $expr: 'values.isLarge == true' } }),
    three[2],
  ]
  openPage(wizardOf({ steps }))
  await screen.findByLabelText('name')
  expect(screen.queryByRole('button', { name: /^The second/ })).toBeNull()

  await userEvent.click(screen.getByRole('switch'))

  expect(stepNamed('second')).toBeTruthy()
})

test('on a phone, the bar of a step with errors is red', async () => {
  mockWindowWidth(390)
  openPage(wizardOf(), {})
  const bar = () => document.querySelector('.ant-progress')?.className
  await heading('The first')
  expect(bar()).toContain('ant-progress-status-normal')

  await press('Next step')

  await expect.poll(bar).toContain('ant-progress-status-exception')
})
