// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('what is typed is given, and an emptied input is no value', async () => {
  const { given } = drawField('Text', { value: 'a' })

  await userEvent.type(screen.getByLabelText('Label'), 'b')
  await userEvent.clear(screen.getByLabelText('Label'))

  expect(given).toEqual(['ab', undefined])
})

test('no more is taken than the field may hold', async () => {
  const { given } = drawField('Text', { props: { maxLength: 2 } })

  await userEvent.type(screen.getByLabelText('Label'), 'abc')

  expect(given.at(-1)).toBe('ab')
})
