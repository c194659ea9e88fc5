// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('typed text is the value, and empty text is undefined', async () => {
  const { given } = drawField('Text', { value: 'a' })

  await userEvent.type(screen.getByLabelText('Label'), 'b')
  await userEvent.clear(screen.getByLabelText('Label'))

  expect(given).toEqual(['ab', undefined])
})

test('input stops at the maximum length', async () => {
  const { given } = drawField('Text', { props: { maxLength: 2 } })

  await userEvent.type(screen.getByLabelText('Label'), 'abc')

  expect(given.at(-1)).toBe('ab')
})
