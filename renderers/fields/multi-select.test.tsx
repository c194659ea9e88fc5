// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const props = {
  options: [
    { value: 1, label: 'One' },
    { value: true, label: 'Truth' },
  ],
}

test('values keep their types, and an empty selection is undefined', async () => {
  const { given } = drawField('MultiSelect', { props })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('Truth'))
  await userEvent.keyboard('{Backspace}')

  expect(given).toEqual([[true], undefined])
})

test('read-only values show their labels', async () => {
  const { container } = drawView('MultiSelect', [true, 1], props)
  await screen.findByText('One')

  expect(container.textContent).toBe('TruthOne')
})

test('Tab keeps the selection', async () => {
  const { given } = drawField('MultiSelect', { props })
  const input = await screen.findByRole('combobox')

  await userEvent.click(input)
  await userEvent.click(await screen.findByTitle('Truth'))
  const isTabFree = fireEvent.keyDown(input, { key: 'Tab', keyCode: 9, which: 9 })

  expect([given, isTabFree]).toEqual([[[true]], true])
})
