// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const TRY = 'POST /app/checkRules/try'
const draw = (answer: object, props: object = { input: 'Value' }) =>
  drawField(
    'TryOut',
    { props: { op: 'checkRule.try', args: { parts: [{ digits: '*' }] }, ...props } },
    { answers: { [TRY]: () => answer } },
  )

test("the input is tested with the form's values, also with Enter", async () => {
  const { calls, given } = draw({ result: { passed: false, message: 'Digits only' } })

  await userEvent.type(await screen.findByRole('textbox', { name: 'Value' }), 'a1{Enter}')

  expect(await screen.findByText('Digits only')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ parts: [{ digits: '*' }], value: 'a1' })
  expect(given).toEqual([])
})

test('a result is removed when the value changes', async () => {
  draw({ result: { passed: true, message: 'The value passes.' } })
  const input = await screen.findByRole('textbox', { name: 'Value' })
  await userEvent.type(input, '1')
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(await screen.findByText('The value passes.')).toBeTruthy()

  await userEvent.type(input, '2')

  expect(screen.queryByText('The value passes.')).toBeNull()
})

test('a suspicious result is marked as a warning', async () => {
  draw({ result: { passed: true, doubtful: true, message: 'None passes.' } }, {})

  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }))

  const outcome = (await screen.findByText('None passes.')).closest('[role=status]')
  expect(outcome?.getAttribute('data-doubtful')).toBe('true')
})

test('a server error is shown in place of the result', async () => {
  draw({ status: 400, success: false, message: 'Row 1: pattern not allowed.' }, {})

  await userEvent.click(await screen.findByRole('button', { name: 'Try it' }))

  expect(await screen.findByText('Row 1: pattern not allowed.')).toBeTruthy()
})
