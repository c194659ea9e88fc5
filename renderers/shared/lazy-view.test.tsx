// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NodeBoundary } from '#runtime'
import { draw } from '../../tests/support/draw.tsx'
import { lazyView } from './lazy-view.tsx'

const Hello = ({ name }: { name: string }) => <p>hello {name}</p>
const at = { page: 'bill/SettleBillList', pointer: '' }

afterEach(cleanup)

test('what stands in its place gives way to the view', async () => {
  const View = lazyView(async () => Hello, <p>wait</p>)

  draw(<View name="Lin" />)

  expect(screen.getByText('wait')).toBeTruthy()
  expect(await screen.findByText('hello Lin')).toBeTruthy()
})

test('code that did not come is asked for again, once for each try', async () => {
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
