// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { useOpenPage } from './page-context.ts'
import { PageHost } from './page-host.tsx'

const page = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Bill',
  params: {
    id: { type: 'string', from: 'query' },
    count: { type: 'integer', from: 'query' },
    isNew: { type: 'boolean', from: 'query' },
    hidden: { type: 'string' },
  },
  detail: { load: 'bill', nodes: [{ node: 'group', id: 'g1', nodes: [] }] },
}

const required = {
  ...page,
  id: 'bill/Required',
  params: { id: { type: 'string', from: 'query', required: true } },
}
const inner = { ...page, id: 'bill/Inner' }

/** Draws the parameters of the current page. In the outer page, also draws the embedded page. */
function Params() {
  const { page: open, params } = useOpenPage()
  return (
    <>
      <p>{JSON.stringify(params)}</p>
      {open.id === page.id && (
        <PageHost component={inner.id} params={{ hidden: 'inner' }} embedded={{ title: undefined }} />
      )}
    </>
  )
}
const kinds = [defineKind({ kind: 'detail', Component: Params })]

function open(search: string, params = {}, component = page.id) {
  const created = createTestRuntime({
    search,
    lists: { kinds },
    pages: { [page.id]: page, [inner.id]: inner, [required.id]: required },
  })
  render(
    <RuntimeProvider value={created.runtime}>
      <PageHost component={component} params={params} />
    </RuntimeProvider>,
  )
  return created
}

afterEach(cleanup)

test('a page reads its parameters from the address, and later changes too', async () => {
  const { navigation } = open('?id=7&count=12&isNew=true&hidden=x')

  expect(await screen.findByText('{"id":"7","count":12,"isNew":true}')).toBeTruthy()
  act(() => navigation.navigate('?id=8&count=many'))
  expect(await screen.findByText('{"id":"8"}')).toBeTruthy()
})

test('given parameters win, and a page inside another page reads none', async () => {
  open('?id=7', { id: '9' })

  expect(await screen.findByText('{"id":"9"}')).toBeTruthy()
  expect(await screen.findByText('{"hidden":"inner"}')).toBeTruthy()
})

test('a page without its required parameter, or with an empty one, asks for a record', async () => {
  const { navigation } = open('', {}, required.id)

  expect(await screen.findByText('no record is chosen')).toBeTruthy()
  act(() => navigation.navigate('?id='))
  expect(screen.getByText('no record is chosen')).toBeTruthy()
  act(() => navigation.navigate('?id=8'))
  expect(await screen.findByText('{"id":"8"}')).toBeTruthy()
})
