// @vitest-environment happy-dom
import { observable } from '@formily/reactive'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Activity, StrictMode, Suspense, use, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
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

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test.each(['first rendering', 'return from a hidden <Activity>'])(
  'an input keeps what is typed before React runs the effects of its %s',
  async (moment) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const name = observableText('')
    const Name = observer(() => (
      <input
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value
        }}
      />
    ))
    const container = document.body.appendChild(document.createElement('div'))
    const type = (letter: string) => {
      const input = container.querySelector('input') as HTMLInputElement
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(input, input.value + letter)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const typeName = async () => {
      for (const letter of 'Oolong') {
        type(letter)
        await Promise.resolve()
      }
    }
    const Typing = ({ when }: { when: boolean }) => {
      // Layout effects run before React paints, and the other effects after it.
      useLayoutEffect(() => {
        if (when) queueMicrotask(typeName)
      }, [when])
      return <Name />
    }
    const root = createRoot(container)
    const show = async (mode: 'visible' | 'hidden', when: boolean) => {
      root.render(
        <Activity mode={mode}>
          <Typing when={when} />
        </Activity>,
      )
      await vi.waitFor(() => expect(container.querySelector('input')).not.toBeNull())
      await nextTask()
    }

    if (moment !== 'first rendering') {
      await show('visible', false)
      await show('hidden', false)
    }
    await show('visible', true)

    await vi.waitFor(() => expect(name.value).toMatch(/g$/))
    root.unmount()
    vi.unstubAllGlobals()
    expect(name.value).toBe('Oolong')
  },
)
