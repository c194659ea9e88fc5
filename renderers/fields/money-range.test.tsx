// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('a missing limit is null, and two missing limits are undefined', async () => {
  const { given } = drawField('MoneyRange', {})

  await userEvent.type(screen.getByLabelText('From, yuan'), '5')
  await userEvent.type(screen.getByLabelText('To, yuan'), '9')
  await userEvent.clear(screen.getByLabelText('From, yuan'))
  await userEvent.clear(screen.getByLabelText('To, yuan'))

  expect(given).toEqual([[500, null], [500, 900], [null, 900], undefined])
})

test('a reversed range is marked as invalid', () => {
  drawField('MoneyRange', { value: [900, 500] })

  expect(screen.getByLabelText('To, yuan').getAttribute('aria-invalid')).toBe('true')
})
