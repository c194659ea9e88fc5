// @vitest-environment happy-dom
import { observable } from '@formily/reactive'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Activity, StrictMode, Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { observer } from './observer.ts'

const made = (value: string) => observable.ref(value) as { value: string }

function setup() {
  const name = made('Oolong')
  const drawn = vi.fn()
  const Name = observer(() => {
    drawn()
    return <p>{name.value}</p>
  })
  return { name, drawn, Name }
}
const put = (name: { value: string }, value: string) =>
  act(() => {
    name.value = value
  })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('what was read is drawn anew when it changes, every time', () => {
  const { name, Name } = setup()
  render(<Name />, { wrapper: StrictMode })

  put(name, 'Assam')
  put(name, 'Sencha')

  expect(screen.getByText('Sencha')).toBeTruthy()
})

test('what is gone is not drawn any more', () => {
  const { name, drawn, Name } = setup()
  const { unmount } = render(<Name />)
  unmount()
  drawn.mockClear()

  put(name, 'Assam')

  expect(drawn).not.toHaveBeenCalled()
})

test('what was hidden comes back as it is by then, and follows on', () => {
  const { name, Name } = setup()
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Name />
    </Activity>
  )
  const { rerender } = render(at('visible'))
  rerender(at('hidden'))
  put(name, 'Assam')

  rerender(at('visible'))
  expect(screen.getByText('Assam')).toBeTruthy()

  put(name, 'Sencha')
  expect(screen.getByText('Sencha')).toBeTruthy()
})

test('a drawing that React gave up leaves nothing behind, and the next one counts', async () => {
  const register = vi.spyOn(FinalizationRegistry.prototype, 'register')
  const { name, Name } = setup()
  let arrive = () => {}
  const later = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const Late = () => {
    use(later)
    return null
  }
  await act(async () => {
    render(
      <Suspense>
        <Name />
        <Late />
      </Suspense>,
    )
  })
  put(name, 'Assam')
  await act(async () => arrive())

  expect(await screen.findByText('Assam')).toBeTruthy()
  put(name, 'Sencha')

  expect(screen.getByText('Sencha')).toBeTruthy()
  expect(register).not.toHaveBeenCalled()
})
