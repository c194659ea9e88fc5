// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField } from '../../tests/support/draw.tsx'

afterEach(cleanup)

const offered = [
  { value: 'wechat', text: 'WeChat Pay' },
  { value: 'alipay', text: 'Alipay' },
]
const draw = (props: object, field: object = { offered }) =>
  drawField(
    'RuleValue',
    { props: { permissionId: 'bills', field: 'channelCode', ...props } },
    {
      answers: {
        'GET /app/data-rules/fields': ({ query }) => ({ result: [{ field: query.ids, ...field }] }),
      },
    },
  )

test('a dictionary value is chosen by its text', async () => {
  const { given } = draw({ condition: '=' })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('WeChat Pay (wechat)'))

  expect(given.at(-1)).toBe('wechat')
})

test('a variable can be typed', async () => {
  const { given } = draw({ condition: '=' })

  await userEvent.type(await screen.findByRole('combobox'), '#{{sys_user_code}')

  expect(given.at(-1)).toBe('#{sys_user_code}')
})

test('several values are separated by commas', async () => {
  const { given } = draw({ condition: 'IN' })

  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByTitle('WeChat Pay (wechat)'))
  await userEvent.click(await screen.findByTitle('Alipay (alipay)'))

  expect(given.at(-1)).toBe('wechat,alipay')
})

test.each([
  ['a part of a text', { condition: 'LIKE' }, { offered }],
  ['a field without a dictionary', { condition: '=' }, { offered: [] }],
  ['a field that the server does not return', { condition: '=' }, {}],
])('the value is a text input for %s', async (_, props, field) => {
  const { given } = draw(props, field)

  await userEvent.type(await screen.findByRole('textbox'), 'pay')

  expect(given.at(-1)).toBe('pay')
  expect(screen.queryByRole('combobox')).toBeNull()
})
