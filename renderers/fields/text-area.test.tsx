// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('typed text is the value, with a counter', async () => {
  const { given } = drawField('TextArea', { props: { maxLength: 20 } })

  await userEvent.type(screen.getByLabelText('Label'), 'closed')

  expect(given.at(-1)).toBe('closed')
  expect(screen.getByText('6 / 20')).toBeTruthy()
})
