// @vitest-environment happy-dom
import { observable } from '@formily/reactive'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Activity, StrictMode, Suspense, use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { observer } from './observer.ts'

const observableText = (value: string) => observable.ref(value) as { value: string }

function setup() {
  const name = observableText('Oolong')
  const rendered = vi.fn()
  const Name = observer(() => {
    rendered()
    return <p>{name.value}</p>
  })
  return { name, rendered, Name }
}
const setValue = (name: { value: string }, value: string) =>
  act(() => {
    name.value = value
  })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a component renders again on each change of a value it reads', () => {
  const { name, Name } = setup()
  render(<Name />, { wrapper: StrictMode })

  setValue(name, 'Assam')
  setValue(name, 'Sencha')

  expect(screen.getByText('Sencha')).toBeTruthy()
})

test("an unmounted component doesn't render again", () => {
  const { name, rendered, Name } = setup()
  const { unmount } = render(<Name />)
  unmount()
  rendered.mockClear()

  setValue(name, 'Assam')

  expect(rendered).not.toHaveBeenCalled()
})

test('a hidden component shows the current value when it returns, and updates again', () => {
  const { name, Name } = setup()
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Name />
    </Activity>
  )
  const { rerender } = render(at('visible'))
  rerender(at('hidden'))
  setValue(name, 'Assam')

  rerender(at('visible'))
  expect(screen.getByText('Assam')).toBeTruthy()

  setValue(name, 'Sencha')
  expect(screen.getByText('Sencha')).toBeTruthy()
})

test('a render that React abandons leaves no observer behind', async () => {
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
  setValue(name, 'Assam')
  await act(async () => arrive())

  expect(await screen.findByText('Assam')).toBeTruthy()
  setValue(name, 'Sencha')

  expect(screen.getByText('Sencha')).toBeTruthy()
  expect(register).not.toHaveBeenCalled()
})
