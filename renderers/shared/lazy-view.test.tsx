// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NodeBoundary } from '#runtime'
import { draw } from '../../tests/support/draw.tsx'
import { lazyView } from './lazy-view.tsx'

const Hello = ({ name }: { name: string }) => <p>hello {name}</p>
const at = { page: 'bill/SettleBillList', pointer: '' }

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('the view replaces its placeholder', async () => {
  const View = lazyView(async () => Hello, <p>wait</p>)

  draw(<View name="Lin" />)

  expect(screen.getByText('wait')).toBeTruthy()
  expect(await screen.findByText('hello Lin')).toBeTruthy()
})

test('code that takes longer than two minutes is a load error', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const View = lazyView<object>(() => new Promise(() => undefined), <p>wait</p>)
  draw(
    <NodeBoundary at={at}>
      <View />
    </NodeBoundary>,
  )

  await act(() => vi.advanceTimersByTimeAsync(120_000 - 1))
  const before = screen.queryByText('wait')
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()

  expect(before).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('wait')).toBeNull()
})

test('a failed load is repeated once per retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const View = lazyView(load)
  draw(
    <NodeBoundary at={at}>
      <View name="Lin" />
    </NodeBoundary>,
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('hello Lin')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
