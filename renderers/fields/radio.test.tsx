// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const props = {
  options: [
    { value: 7, label: 'Each week' },
    { value: false, label: 'Never' },
  ],
}

test('a value keeps its type', async () => {
  const { given } = drawField('Radio', { value: 7, props })
  await screen.findByRole('radiogroup', { name: 'Label' })

  await userEvent.click(screen.getByLabelText('Never'))
  await userEvent.click(screen.getByLabelText('Each week'))

  expect(given).toEqual([false, 7])
})

test('the number 7 is not the text "7"', async () => {
  drawField('Radio', { value: '7', props })

  expect((await screen.findByLabelText<HTMLInputElement>('Each week')).checked).toBe(false)
})

test('a read-only value shows its label', async () => {
  drawView('Radio', false, props)

  expect(await screen.findByText('Never')).toBeTruthy()
})
