// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('a click toggles the value', async () => {
  const { given } = drawField('Switch', { value: false })

  await userEvent.click(screen.getByRole('switch'))

  expect(given).toEqual([true])
})
