// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type PageSource, usePrefetchPage } from '#runtime'
import type { Page } from '#schemas'
import { draw } from '../../tests/support/draw.tsx'
import { PageDrawer } from './page-drawer.tsx'

const pageOf = (title: string) => ({
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  form: { nodes: [{ node: 'field', id: 'reason', field: 'reason', title }], submit: { op: 'bill.hold' } },
})

afterEach(cleanup)

test('a form in a drawer keeps its entries after a release, until its unsaved work may be lost', async () => {
  const listeners = new Set<() => void>()
  let title = 'Reason'
  const source: PageSource = {
    load: async () => ({ page: pageOf(title) as unknown as Page, version: title }),
    releases: {
      latest: () => title,
      isLatest: (_, version) => version === title,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  const confirmLoss = vi.fn(async () => true)
  const content = { page: 'bill/HoldForm', params: { id: '7' }, title: undefined }
  draw(<PageDrawer content={content} isOpen isInAddress={false} close={() => undefined} />, {
    source,
    unsaved: { watch: () => () => undefined, confirmLoss },
  })
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(await drawer.findByLabelText('Reason'), 'cracked')

  await act(async () => {
    title = 'Cause'
    for (const listener of listeners) listener()
  })
  expect(drawer.getByText('A newer version of this page is ready')).toBeTruthy()
  expect(drawer.getByLabelText('Reason')).toHaveProperty('value', 'cracked')

  await userEvent.click(drawer.getByRole('button', { name: 'Reload' }))

  expect(await drawer.findByLabelText('Cause')).toHaveProperty('value', '')
  expect(confirmLoss.mock.calls).toEqual([[['bill/HoldForm/7']]])
})

const panelWidth = () => document.querySelector<HTMLElement>('.ant-drawer-content-wrapper')?.style.width

test('a form with few inputs opens in a small drawer, also while its page loads', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const load = () => asked.then(() => ({ page: pageOf('Reason') as unknown as Page, version: '1' }))
  const content = { page: 'bill/HoldForm', params: {}, title: undefined }
  draw(<PageDrawer content={content} isOpen isInAddress={false} close={() => undefined} />, {
    source: { load },
  })
  expect(panelWidth()).toBe('480px')

  answer()
  await screen.findByLabelText('Reason')

  expect(panelWidth()).toBe('480px')
})

test('a drawer opens with the width of a page that has been loaded before', async () => {
  const form = pageOf('Reason')
  const wide = {
    ...form,
    form: {
      ...form.form,
      nodes: Array.from({ length: 12 }, (_, index) => ({
        node: 'field',
        id: `f${index}`,
        field: `f${index}`,
        title: `F ${index}`,
      })),
    },
  }
  const load = async () => ({ page: wide as unknown as Page, version: '1' })
  const content = { page: 'bill/HoldForm', params: {}, title: undefined }
  function Prefetched() {
    const prefetch = usePrefetchPage()
    const [isOpen, setOpen] = useState(false)
    useEffect(() => void prefetch(content.page).then(() => setOpen(true)), [prefetch])
    return isOpen && <PageDrawer content={content} isOpen isInAddress={false} close={() => undefined} />
  }
  draw(<Prefetched />, { source: { load } })

  await screen.findByRole('dialog')

  expect(panelWidth()).toBe('768px')
})

test('a drawer that closes over a saved draft says that the draft is kept', async () => {
  const form = pageOf('Reason')
  const drafted = { ...form, form: { ...form.form, draft: { autosave: true, scope: 'server' } } }
  const close = vi.fn()
  const content = { page: 'bill/HoldForm', params: {}, title: undefined }
  const { notify } = draw(<PageDrawer content={content} isOpen isInAddress={false} close={close} />, {
    source: { load: async () => ({ page: drafted as unknown as Page, version: '1' }) },
    answers: {
      'GET /app/drafts': () => ({ result: [] }),
      'PUT /app/drafts': () => ({ result: { id: '1', version: 0 } }),
    },
  })
  await userEvent.type(await screen.findByLabelText('Reason'), 'cracked')

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  await vi.waitFor(() => expect(close).toHaveBeenCalled())
  expect(notify.toast).toHaveBeenCalledWith({
    type: 'info',
    text: 'Your draft is kept. You can continue when you open this form again.',
  })
})
