// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { createDictionaries } from './dictionaries.ts'
import { useDict } from './use-dict.ts'

const item = (value: string, en: string, zh: string) => ({
  value,
  text: zh,
  title: zh,
  label: zh,
  texts: { 'en-US': en, 'zh-CN': zh },
})
const statuses = [item('PENDING', 'Pending', '待确认'), item('HELD', 'Held', '挂起')]

function Status({ value }: { value: unknown }) {
  const dict = useDict('settle_bill_status')
  return <span>{dict.isLoading ? '…' : (dict.find(value)?.text ?? 'none')}</span>
}

afterEach(cleanup)

test('all cells share one request for a dictionary and show it localized', async () => {
  const { runtime, calls } = createTestRuntime({
    answers: { 'GET /sys/dict/getDictItems/settle_bill_status': () => ({ result: statuses }) },
  })

  render(
    <RuntimeProvider value={runtime}>
      {['PENDING', 'HELD', 'GONE', null].map((value) => (
        <Status key={value} value={value} />
      ))}
    </RuntimeProvider>,
  )

  expect(await screen.findByText('Pending')).toBeTruthy()
  expect(screen.getByText('Held')).toBeTruthy()
  expect(screen.getAllByText('none')).toHaveLength(2)
  expect(calls).toHaveLength(1)
})

test('dictionaries of the login response are not requested', async () => {
  const { runtime, calls } = createTestRuntime()
  const dictionaries = createDictionaries({ http: runtime.http, known: { settle_bill_status: statuses } })

  await act(async () => {
    render(
      <RuntimeProvider value={{ ...runtime, dictionaries, locale: 'zh-CN' }}>
        <Status value="HELD" />
      </RuntimeProvider>,
    )
  })

  expect(screen.getByText('挂起')).toBeTruthy()
  expect(calls).toEqual([])
})

test.each([
  ['en-US', 'Held'],
  ['zh-CN', '挂起'],
])('an expression reads localized texts: %s', (locale, word) => {
  const { runtime } = createTestRuntime()
  const dictionaries = createDictionaries({ http: runtime.http, known: { settle_bill_status: statuses } })
  function Word() {
    return <span>{String(useEvaluation().value({ $expr: 'dict("settle_bill_status", "HELD")' }))}</span>
  }

  render(
    <RuntimeProvider value={{ ...runtime, dictionaries, locale }}>
      <Word />
    </RuntimeProvider>,
  )

  expect(screen.getByText(word)).toBeTruthy()
})

test.each([
  ['a malformed stored value', { settle_bill_status: 'rubbish' as never }, statuses, 2],
  ['a response that is not a list', undefined, null, 0],
])('%s is ignored', async (_, known, result, count) => {
  const { runtime } = createTestRuntime({
    answers: { 'GET /sys/dict/getDictItems/settle_bill_status': () => ({ result }) },
  })
  const dictionaries = createDictionaries({ http: runtime.http, known })

  dictionaries.load('settle_bill_status')

  await expect.poll(() => dictionaries.read('settle_bill_status').isLoading).toBe(false)
  expect(dictionaries.read('settle_bill_status').items).toHaveLength(count)
})

test('an expression requests a failed dictionary once', async () => {
  const { runtime, calls } = createTestRuntime({
    answers: { 'GET /sys/dict/getDictItems/settle_bill_status': () => ({ status: 500 }) },
  })
  function Sentence() {
    const { text } = useEvaluation()
    return <p>{text({ $text: "Status ${dict('settle_bill_status', 'HELD')}" })}</p>
  }
  render(
    <RuntimeProvider value={runtime}>
      <Sentence />
    </RuntimeProvider>,
  )

  await expect.poll(() => runtime.dictionaries.read('settle_bill_status').failed).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('Status HELD')).toBeTruthy()
  expect(calls).toHaveLength(1)
})

test('a dictionary that failed to load can be loaded again', async () => {
  let isOffline = true
  const { runtime, calls } = createTestRuntime({
    answers: {
      'GET /sys/dict/getDictItems/settle_bill_status': () =>
        isOffline ? { status: 500 } : { result: statuses },
    },
  })
  const { dictionaries } = runtime
  dictionaries.load('settle_bill_status')
  await expect.poll(() => dictionaries.read('settle_bill_status').failed).toBe(true)

  isOffline = false
  dictionaries.load('settle_bill_status')

  await expect.poll(() => dictionaries.read('settle_bill_status').items).toHaveLength(2)
  expect(calls).toHaveLength(2)
})

test('replacing all dictionaries updates cells and keeps unchanged ones', async () => {
  const { runtime, calls } = createTestRuntime()
  const known = { settle_bill_status: statuses, other: statuses, 'sys_user,realname,id': statuses }
  const dictionaries = createDictionaries({ http: runtime.http, known })
  await act(async () => {
    render(
      <RuntimeProvider value={{ ...runtime, dictionaries }}>
        <Status value="HELD" />
      </RuntimeProvider>,
    )
  })
  const other = dictionaries.read('other')

  act(() =>
    dictionaries.replace({
      settle_bill_status: [item('HELD', 'Stopped', '停')],
      other: structuredClone(statuses),
    }),
  )

  expect(screen.getByText('Stopped')).toBeTruthy()
  expect(dictionaries.read('other')).toBe(other)
  expect(dictionaries.read('sys_user,realname,id').items).toHaveLength(2)
  act(() => dictionaries.replace({}))
  expect(screen.getByText('none')).toBeTruthy()
  expect(calls).toEqual([])
})

test('a response older than a replacement is dropped', async () => {
  let answer = (_: object) => {}
  const { runtime } = createTestRuntime({
    answers: {
      'GET /sys/dict/getDictItems/settle_bill_status': () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  })
  const { dictionaries } = runtime
  dictionaries.load('settle_bill_status')
  await act(async () => {})

  dictionaries.replace({ settle_bill_status: [item('HELD', 'Stopped', '停')] })
  await act(async () => answer({ result: statuses }))

  expect(dictionaries.read('settle_bill_status').items).toHaveLength(1)
})

test('a response in the previous language is dropped', async () => {
  const answers: ((items: unknown) => void)[] = []
  const call = <Result,>() => new Promise<Result>((resolve) => answers.push(resolve as never))
  const dictionaries = createDictionaries({ http: { call }, known: undefined })
  const code = 'sys_role,role_name,role_code'
  dictionaries.load(code)

  dictionaries.reloadTables()
  answers[1]?.([item('keeper', 'Shop manager', '店长')])
  answers[0]?.([])
  await Promise.resolve()

  expect(dictionaries.read(code).items).toHaveLength(1)
})
