// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('what is typed is given unseen, and an emptied input is no value', async () => {
  const { given } = drawField('Password', { value: 'a' })
  const input = await screen.findByLabelText<HTMLInputElement>('Label')

  await userEvent.type(input, 'b')
  await userEvent.clear(input)

  expect(input.type).toBe('password')
  expect(given).toEqual(['ab', undefined])
})

test('a secret is shown neither in its letters nor in its length', async () => {
  const { container } = drawView('Password', 'abc')
  await screen.findByRole('img')

  expect(container.textContent).toBe('••••••••')
})
