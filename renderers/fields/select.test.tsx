// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const props = {
  options: [
    { value: 1, label: 'One' },
    { value: '1', label: 'One as a text' },
    { value: false, label: 'Never' },
  ],
}

test.each([
  ['One', 1],
  ['One as a text', '1'],
  ['Never', false],
])('selecting %s stores %j', async (words, value) => {
  const { given } = drawField('Select', { props })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle(words))

  expect(given).toEqual([value])
})

test('a value without an option is shown as stored', async () => {
  drawField('Select', { value: 'CASH', props })

  expect(await screen.findByText('CASH')).toBeTruthy()
})

test('labels are localized', async () => {
  drawView('Select', false, props, { translations: { Never: '从不' } })

  expect(await screen.findByText('从不')).toBeTruthy()
})

test('invalid options from an expression are ignored', async () => {
  drawField('Select', { props: { options: [null, { value: {} }, { value: 2, label: 'Two' }, 'x'] } })

  await userEvent.click(await screen.findByRole('combobox'))

  expect(await screen.findAllByRole('option')).toHaveLength(1)
})
