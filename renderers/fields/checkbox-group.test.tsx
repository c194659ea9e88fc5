// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const props = {
  options: [
    { value: 1, label: 'One' },
    { value: '1', label: 'One as a text' },
    { value: true, label: 'Truth' },
  ],
}

test('values keep their types, and an empty selection is undefined', async () => {
  const { given } = drawField('CheckboxGroup', { props })

  await userEvent.click(await screen.findByLabelText('Truth'))
  await userEvent.click(screen.getByLabelText('One'))
  await userEvent.click(screen.getByLabelText('One'))
  await userEvent.click(screen.getByLabelText('Truth'))

  expect(given).toEqual([[true], [1, true], [true], undefined])
})

test('the group has the name of the field', async () => {
  drawField('CheckboxGroup', { props })

  expect(await screen.findByRole('group', { name: 'Label' })).toBeTruthy()
})

test('read-only values show their labels; an unknown value is shown as stored', async () => {
  const { container } = drawView('CheckboxGroup', [1, 'DRONE'], props)
  await screen.findByText('One')

  expect(container.textContent).toBe('OneDRONE')
})
