import { configure, render } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import { vi } from 'vitest'
import { arrays, blocks, cells, charts, FormItem, fields, kinds, layouts, pages, states } from '#renderers'
import {
  type AnyProps,
  type CellDefinition,
  type FieldDefinition,
  PageHost,
  type RegistryLists,
  RuntimeProvider,
  TableCell,
} from '#runtime'
import { FieldControl, FieldValue } from '../../renderers/shared/form/field-control.tsx'
import { createTestRuntime } from './page-runtime.tsx'
import { unstyled } from './unstyled.ts'

// On a busy machine, antd needs more time than the default timeouts allow.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

type Options = Parameters<typeof createTestRuntime>[0] & {
  /** True if antd's styles are rendered. Tests need the styles to check that an element is hidden. */
  isStyled?: boolean
} & /** Components of a developer, in addition to the shipped ones. */ Partial<
    Pick<RegistryLists, 'fields' | 'layouts' | 'arrays'>
  >

/** Items of the dictionary that the stories of the renderers use. */
export const statusItems = [
  { value: 'PENDING', text: 'Pending', color: 'toConfirm' },
  { value: 'HELD', text: 'On hold', color: 'held' },
  { value: 'CONFIRMED', text: 'Confirmed', color: 'confirmed' },
].map((item) => ({ ...item, title: item.text, label: item.text, texts: { 'en-US': item.text } }))

/** Renders a React element in a runtime with all shipped renderers and a fake network. */
export function draw(element: ReactNode, { isStyled = false, ...options }: Options = {}) {
  const test = createTestRuntime({
    ...options,
    lists: {
      cells,
      fields: [...fields, ...(options.fields ?? [])],
      layouts: [...layouts, ...(options.layouts ?? [])],
      arrays: [...arrays, ...(options.arrays ?? [])],
      blocks,
      charts,
      pages,
      kinds,
      states,
      formItem: FormItem,
    },
    answers: {
      'GET /sys/dict/getDictItems/settle_bill_status': () => ({ result: statusItems }),
      ...options.answers,
    },
  })
  const screen = render(
    <ConfigProvider {...(!isStyled && { theme: unstyled })}>
      <App>
        <RuntimeProvider value={test.runtime}>{element}</RuntimeProvider>
      </App>
    </ConfigProvider>,
  )
  return { ...test, ...screen }
}

/** Renders a value in a table cell. */
export function drawCell(
  name: string,
  value: unknown,
  props: AnyProps = {},
  record = {},
  options: Options = {},
) {
  const cell = (cells as readonly { name: string }[]).find((known) => known.name === name)
  const column = {
    field: 'value',
    cell: cell as CellDefinition<AnyProps>,
    error: undefined,
    props,
    at: { page: 'x/Y', pointer: '' },
  }
  return draw(<TableCell column={column} record={{ ...record, value }} />, options)
}

/** A page whose texts TypeScript may have widened. */
interface OpenedPage {
  id: string
  params?: Readonly<Record<string, { type: string; required?: boolean }>>
}

const SAMPLES: Readonly<Record<string, unknown>> = { string: '7', integer: 7, boolean: true }

/** Opens a page with the value `7` for its parameter `id` and for each required text. */
export function openPage(page: OpenedPage, options: Options = {}) {
  const required = Object.entries(page.params ?? {}).flatMap(([name, { type, required }]) =>
    required ? [[name, SAMPLES[type]]] : [],
  )
  const params = { id: '7', ...Object.fromEntries(required) }
  return draw(<PageHost component={page.id} params={params} />, {
    ...options,
    pages: { [page.id]: page, ...options.pages },
  })
}

const definitionOf = (name: string) =>
  (fields as readonly { name: string }[]).find((known) => known.name === name) as FieldDefinition<AnyProps>

/**
 * Renders a field with the label "Label". The property `given` of the result lists the values that the field
 * has passed to `onChange`.
 */
export function drawField(
  name: string,
  { value, props = {}, disabled = false, isInvalid = false }: FieldSetting,
  options: Options = {},
) {
  const field = definitionOf(name)
  const given: unknown[] = []
  function Held() {
    const [held, hold] = useState(value)
    const change = (next: unknown) => {
      given.push(next)
      hold(next)
    }
    return (
      <FormItem id="input" label="Label" required={false} errors={[]} errorId="error">
        <FieldControl
          definition={field}
          id="input"
          value={held}
          onChange={change}
          disabled={disabled}
          isInvalid={isInvalid}
          settings={props}
        />
        <button type="button" onClick={() => hold(undefined)}>
          Reset
        </button>
      </FormItem>
    )
  }
  return { ...draw(<Held />, options), given }
}

/** Renders a field's read-only view. */
export function drawView(name: string, value: unknown, props: AnyProps = {}, options: Options = {}) {
  return draw(<FieldValue definition={definitionOf(name)} value={value} settings={props} />, options)
}

interface FieldSetting {
  isInvalid?: boolean
  value?: unknown
  props?: AnyProps
  disabled?: boolean
}
