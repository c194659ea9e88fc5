// @vitest-environment happy-dom
import { createForm, onFieldValueChange } from '@formily/core'
import { connect, FormConsumer, FormContext, mapProps, useFormEffects } from '@formily/react'
import { Activity, act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Observer } from './reactive-react.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function draw() {
  const place = document.createElement('div')
  const root = createRoot(place)
  return { place, show: (node: React.ReactNode) => act(async () => root.render(node)) }
}

test('a component with FormConsumer shows changes of the form, also after <Activity> has hidden it', async () => {
  const form = createForm<{ name?: string }>()
  const { place, show } = draw()
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <FormContext value={form}>
        <FormConsumer>{() => form.values.name ?? 'none'}</FormConsumer>
      </FormContext>
    </Activity>
  )
  await show(page('visible'))
  await show(page('hidden'))
  await show(page('visible'))
  await act(async () => form.setValues({ name: 'Ann' }))

  expect(place.textContent).toBe('Ann')
})

test('effects of a component run while it is shown', async () => {
  const form = createForm<{ name?: string }>()
  form.createField({ name: 'name' })
  const listener = vi.fn()
  const { show } = draw()
  const Effects = () => {
    useFormEffects(() => onFieldValueChange('name', listener))
    return null
  }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <FormContext value={form}>
        <Effects />
      </FormContext>
    </Activity>
  )
  await show(page('visible'))
  form.setValues({ name: 'Ann' })
  await show(page('hidden'))
  form.setValues({ name: 'Bo' })
  await show(page('visible'))
  form.setValues({ name: 'Cy' })

  expect(listener).toHaveBeenCalledTimes(2)
})

test('a connected component keeps its static properties and renders', async () => {
  const Plain = Object.assign(({ text }: { text: string }) => <i>{text}</i>, { Part: 'part' })
  const Connected = connect(
    Plain,
    mapProps((props) => ({ ...props, text: `${props.text}!` })),
  )
  const { place, show } = draw()
  await show(<Observer>{() => <Connected text="tea" />}</Observer>)

  expect(place.innerHTML).toBe('<i>tea!</i>')
  expect(Connected).toMatchObject({ Part: 'part' })
})
