// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('typed text is masked, and an empty input is undefined', async () => {
  const { given } = drawField('Password', { value: 'a' })
  const input = await screen.findByLabelText<HTMLInputElement>('Label')

  await userEvent.type(input, 'b')
  await userEvent.clear(input)

  expect(input.type).toBe('password')
  expect(given).toEqual(['ab', undefined])
})

test('a read-only password shows neither letters nor length', async () => {
  const { container } = drawView('Password', 'abc')
  await screen.findByRole('img')

  expect(container.textContent).toBe('••••••••')
})
