// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PageHost, useDict, useOperation } from '#runtime'
import statementRun from '../../../schemas/pages/system/statement-run.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'
import { currentLanguage } from '../../locales/language.ts'
import { startLocale } from '../../locales/locale-store.ts'
import { LanguageSwitch } from './language-switch.tsx'

function Roles() {
  const { data = [] } = useOperation<{ roleName: string }[]>('role.all')
  return data.map(({ roleName }) => <p key={roleName}>{roleName}</p>)
}

const ROLES = 'sys_role,role_name,role_code'

function Keeper() {
  return <p>{useDict(ROLES).find('keeper')?.text}</p>
}

afterEach(async () => {
  cleanup()
  localStorage.clear()
  await startLocale()
})

test('a language switch reloads localized names', async () => {
  const role = () => ({ roleName: currentLanguage() === 'zh-CN' ? '店长' : 'Shop manager' })
  draw(
    <>
      <LanguageSwitch />
      <Roles />
    </>,
    { answers: { 'GET /sys/role/queryall': () => ({ result: [role()] }) } },
  )
  expect(await screen.findByText('Shop manager')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Language' }))
  await userEvent.click(await screen.findByText('简体中文'))

  expect(await screen.findByText('店长')).toBeTruthy()
})

const bill = {
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  form: {
    nodes: ['holdReason', 'accountNo'].map((name) => ({
      node: 'field',
      id: name,
      field: name,
      title: name,
    })),
    load: 'bill',
    submit: { op: 'bill.hold' },
    conflict: { versionField: 'version' },
  },
}
const first = { id: '7', holdReason: 'rain', accountNo: '1', version: 1 }

test.each([
  ['a newer record', { result: { ...first, holdReason: 'snow', accountNo: '2', version: 2 } }],
  ['an error', { status: 503 }],
])(
  'after a language switch that loads %s, a form keeps typed values and its record version',
  async (_, next) => {
    let answer: object = { result: first }
    const { calls } = draw(
      <>
        <LanguageSwitch />
        <PageHost component={bill.id} params={{ id: '7' }} />
      </>,
      {
        pages: { [bill.id]: bill },
        answers: {
          'GET /bill/settleBill/queryById': () => answer,
          'PUT /bill/settleBill/hold': () => ({ result: {} }),
        },
      },
    )
    await userEvent.type(await screen.findByLabelText('holdReason'), ' and wind')
    answer = next
    const reads = () => calls.filter(({ method }) => method === 'GET').length
    const before = reads()

    await userEvent.click(screen.getByRole('button', { name: 'Language' }))
    await userEvent.click(await screen.findByText('简体中文'))
    await expect.poll(reads).toBeGreaterThan(before)
    await userEvent.click(await screen.findByRole('button', { name: /Save/ }))

    await expect
      .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
      .toEqual({
        ...first,
        holdReason: 'rain and wind',
      })
  },
)

const wizard = {
  ...bill,
  id: 'bill/HoldWizard',
  kind: 'wizard',
  form: undefined,
  wizard: {
    steps: [{ id: 'first', title: 'Why', nodes: bill.form.nodes }],
    load: 'bill',
    submit: { op: 'bill.hold' },
  },
}
const statement = {
  id: 'bigShops',
  title: 'Big shops',
  description: 'Shops that took more than so much.',
  kind: 'QUERY',
  access: 'trade:list',
  enabled: true,
  mayRun: true,
  params: [{ name: 'name', title: 'holdReason', type: 'text', required: true, fallback: null }],
}

test.each([
  ['a form in steps', wizard, 'GET /bill/settleBill/queryById', { id: '7' }],
  ['a statement', statementRun, 'GET /app/statements/one', statement],
])('typed values in %s survive a failed reload', async (_, page, path, result) => {
  let answer: object = { result }
  const { calls } = draw(
    <>
      <LanguageSwitch />
      <PageHost component={page.id} params={{ id: '7' }} />
    </>,
    { pages: { [page.id]: page }, codes: ['system:statement:list'], answers: { [path]: () => answer } },
  )
  await userEvent.type(await screen.findByLabelText(/holdReason/), 'rain')
  answer = { status: 503 }
  const reads = () => calls.filter((call) => `${call.method} ${call.path}` === path).length
  const before = reads()

  await userEvent.click(screen.getByRole('button', { name: 'Language' }))
  await userEvent.click(await screen.findByText('简体中文'))
  await expect.poll(reads).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(screen.getByLabelText(/holdReason/)).toHaveProperty('value', 'rain')
})

test('a language switch reloads table dictionaries', async () => {
  const asked: string[] = []
  const keeper = () => {
    asked.push(currentLanguage())
    return { value: 'keeper', text: currentLanguage() === 'zh-CN' ? '店长' : 'Shop manager' }
  }
  draw(
    <>
      <LanguageSwitch />
      <Keeper />
    </>,
    {
      answers: {
        [`GET /sys/dict/getDictItems/${encodeURIComponent(ROLES)}`]: () => ({ result: [keeper()] }),
      },
    },
  )
  expect(await screen.findByText('Shop manager')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Language' }))
  await userEvent.click(await screen.findByText('简体中文'))

  expect(await screen.findByText('店长')).toBeTruthy()
  expect(asked).toEqual(['en-US', 'zh-CN'])
})
