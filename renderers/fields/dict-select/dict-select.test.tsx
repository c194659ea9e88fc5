// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

const props = { dict: 'settle_bill_status' }

test('a choice is given by its stored value', async () => {
  const { given } = drawField('DictSelect', { props })

  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByTitle('On hold'))

  expect(given).toEqual(['HELD'])
})

test('several are given as a list', async () => {
  const { given } = drawField('DictSelect', { value: ['PENDING'], props: { ...props, multiple: true } })

  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByTitle('On hold'))

  expect(given).toEqual([['PENDING', 'HELD']])
})

test('a value is shown by its text, whether it comes alone or in a list', async () => {
  drawField('DictSelect', { value: ['PENDING'], props })

  expect(await screen.findByText('Pending')).toBeTruthy()
})
