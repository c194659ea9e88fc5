// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const props = { options: [{ value: 'HZ-001', label: 'West Lake' }] }

test('a suggestion fills in the text, and any other text is accepted', async () => {
  const { given } = drawField('AutoComplete', { props })
  const input = await screen.findByRole('combobox')

  fireEvent.mouseDown(input)
  fireEvent.click(await screen.findByText('West Lake'))
  await userEvent.type(input, '!')

  expect(given.at(0)).toBe('HZ-001')
  expect(given.at(-1)).toBe('HZ-001!')
})

test('the input has a red border while its value is invalid', async () => {
  drawField('AutoComplete', { props, isInvalid: true })

  const input = await screen.findByRole('combobox')

  expect(input.closest('[class*="-status-error"]')).not.toBeNull()
})

test('the read-only view shows the text', async () => {
  const { container } = drawView('AutoComplete', 'HZ-001', props)

  await waitFor(() => expect(container.textContent).toBe('HZ-001'))
})
