// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '#schemas/errors'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { defineKind, type KindDefinition } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { NodeBoundary } from './node-boundary.tsx'
import { PageHost } from './page-host.tsx'

const page = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Bill',
  requires: { view: 'bill:list' },
  detail: { load: 'bill', nodes: [{ node: 'group', id: 'g1', nodes: [] }] },
}
const detail = defineKind({ kind: 'detail', Component: ({ page }) => <h1>{page.title}</h1> })

function open(options: Parameters<typeof createTestRuntime>[0], component = page.id) {
  const test = createTestRuntime({ codes: ['bill:list'], lists: { kinds: [detail] }, ...options })
  const onLoaded = vi.fn()
  render(
    <RuntimeProvider value={test.runtime}>
      <PageHost component={component} onLoaded={onLoaded} />
    </RuntimeProvider>,
  )
  return { ...test, onLoaded }
}

afterEach(cleanup)

test('a page is loaded and rendered by its kind, and its title is reported', async () => {
  const { onLoaded } = open({ pages: { [page.id]: page } })

  expect(screen.getByRole('status')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Bill' })).toBeTruthy()
  expect(onLoaded).toHaveBeenCalledWith(expect.objectContaining({ title: 'Bill' }))
})

test('a component path without a page shows an error with the path', async () => {
  open({}, 'shop/Nowhere')

  expect(await screen.findByText('no page shop/Nowhere')).toBeTruthy()
})

test('a page without permission names the missing permission', async () => {
  open({ pages: { [page.id]: page }, codes: [] })

  expect(await screen.findByText('needs bill:list')).toBeTruthy()
})

test('an open form stays open when its permission is withdrawn', async () => {
  const form = defineKind({
    kind: 'detail',
    Component: ({ page }) => {
      useUnsaved({
        key: page.id,
        label: page.title,
        isDirty: true,
        values: () => ({}),
        restore: () => undefined,
      })
      return <h1>{page.title}</h1>
    },
  })
  const { withdraw } = await openAndWithdraw(form)

  withdraw()

  expect(screen.getByText('withdrawn')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Bill' })).toBeTruthy()
})

test('an open page without a form is closed when its permission is withdrawn', async () => {
  const { withdraw } = await openAndWithdraw(detail)

  withdraw()

  expect(screen.getByText('needs bill:list')).toBeTruthy()
})

/** Opens a page of this kind, and returns a function that takes away the permission for it. */
async function openAndWithdraw(kind: KindDefinition) {
  const options = { pages: { [page.id]: page }, codes: ['bill:list'], lists: { kinds: [kind] } }
  const { runtime } = createTestRuntime(options)
  const { access } = createTestRuntime({ codes: [] }).runtime
  const host = (value: typeof runtime) => (
    <RuntimeProvider value={value}>
      <PageHost component={page.id} />
    </RuntimeProvider>
  )
  const { rerender } = render(host(runtime))
  await screen.findByRole('heading', { name: 'Bill' })
  return { withdraw: () => rerender(host({ ...runtime, access })) }
}

describe('a page that is not set up correctly', () => {
  test.each([
    ['not an object', null, '', 'it is no object'],
    ['another format', { ...page, format: 7 }, '/format', 'its format is 7, not 1'],
    ['no kind', { ...page, kind: undefined }, '/kind', 'it names no kind'],
    ['no block of its kind', { ...page, detail: undefined }, '/detail', 'has no "detail"'],
    ['no list of nodes', { ...page, detail: { load: 'bill' } }, '/detail/nodes', 'a list is expected here'],
    [
      'a node without id',
      { ...page, detail: { nodes: [{ node: 'group' }] } },
      '/detail/nodes/0',
      '"id" is missing',
    ],
    ['an action that is null', { ...page, actions: [null] }, '/actions/0', '"id" is missing'],
  ])(
    'a malformed page (%s) shows an error with code, page and pointer',
    async (_, broken, pointer, message) => {
      open({ pages: { [page.id]: broken } })

      const card = await screen.findByRole('alert')
      expect(card.textContent).toContain(`PAGE_MALFORMED ${page.id} ${pointer}`)
      expect(card.textContent).toContain(message)
    },
  )

  test('a page of an unknown kind shows an error', async () => {
    open({ pages: { [page.id]: page }, lists: { kinds: [] } })

    expect((await screen.findByRole('alert')).textContent).toContain(`REGISTRY_UNKNOWN ${page.id} /kind`)
  })

  test("a page with invalid JSON shows the parser's message", async () => {
    open({
      pages: { [page.id]: new AppError('PAGE_SYNTAX', 'schema', 'line 3, column 7: a comma is missing') },
    })

    const card = await screen.findByRole('alert')
    expect(card.textContent).toContain(`PAGE_SYNTAX ${page.id}`)
    expect(card.textContent).toContain('line 3, column 7')
  })

  test('a page whose chunk failed to load can be loaded again', async () => {
    const { edit } = open({
      pages: { [page.id]: new TypeError('Failed to fetch dynamically imported module') },
    })
    const retry = await screen.findByRole('button', { name: 'retry' })

    edit(page.id, page)
    await userEvent.click(retry)

    expect(await screen.findByRole('heading', { name: 'Bill' })).toBeTruthy()
  })
})

test('editing the file updates the screen, and an invalid edit shows its error until it is fixed', async () => {
  const { edit } = open({ pages: { [page.id]: page } })
  await screen.findByRole('heading', { name: 'Bill' })

  await act(async () => edit(page.id, { ...page, title: 'Settlement bill' }))
  expect(await screen.findByRole('heading', { name: 'Settlement bill' })).toBeTruthy()

  await act(async () => edit(page.id, { ...page, kind: 7 }))
  expect((await screen.findByRole('alert')).textContent).toContain('PAGE_MALFORMED')

  await act(async () => edit(page.id, page))
  expect(await screen.findByRole('heading', { name: 'Bill' })).toBeTruthy()
})

test('editing the file retries failed nodes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Title = ({ title }: { title: string }) => {
    if (title === page.title) throw new Error('boom')
    return <p>{title}</p>
  }
  const withNode = defineKind({
    kind: 'detail',
    Component: ({ page }) => (
      <NodeBoundary at={{ page: page.id, pointer: '/detail/nodes/0' }}>
        <Title title={page.title} />
      </NodeBoundary>
    ),
  })
  const { edit } = open({ pages: { [page.id]: page }, lists: { kinds: [withNode] } })
  await screen.findByRole('alert')

  await act(async () => edit(page.id, { ...page, title: 'Fixed' }))

  expect(await screen.findByText('Fixed')).toBeTruthy()
})

test('a failed node shows an error with its location, and its siblings work', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Broken = (): never => {
    throw new Error('boom')
  }
  const withNodes = defineKind({
    kind: 'detail',
    Component: ({ page }) => (
      <>
        <NodeBoundary at={{ page: page.id, pointer: '/detail/nodes/0' }}>
          <Broken />
        </NodeBoundary>
        <NodeBoundary at={{ page: page.id, pointer: '/detail/nodes/1' }}>
          <p>sibling</p>
        </NodeBoundary>
      </>
    ),
  })
  open({ pages: { [page.id]: page }, lists: { kinds: [withNodes] } })

  expect((await screen.findByRole('alert')).textContent).toContain(`UNEXPECTED ${page.id} /detail/nodes/0`)
  expect(screen.getByText('sibling')).toBeTruthy()
})
