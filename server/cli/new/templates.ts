import type { RendererNames } from './names.ts'

/** Template from which `npm run new` creates a renderer. */
export interface Template {
  /** Contents of the created files, by path. */
  files: (names: RendererNames) => Record<string, string>
  /** Next steps that the command prints for the developer, in order. */
  next: (names: RendererNames) => string[]
}

const settings = (shape: string) => `export const ${shape} = strictObject({
  prefix: Type.Optional(Type.String({ title: 'Prefix', minLength: 1, maxLength: 20 })),
})
export type ${shape} = Static<typeof ${shape}>
`

const cell: Template = {
  files: ({ kebab, camel, pascal, title }) => ({
    [`renderers/cells/${kebab}.tsx`]: `import Type, { type Static } from 'typebox'
import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue } from '../shared/empty-value.tsx'

${settings(`${pascal}CellProps`)}
/** ${title}. */
export const ${camel}Cell = defineCell<${pascal}CellProps>({
  name: '${pascal}',
  title: '${title}',
  accepts: ['string'],
  Component: ({ value, props: { prefix = '' } }) => {
    const text = asText(value)
    return text === undefined ? emptyValue : <span>{prefix + text}</span>
  },
})

export const stories: CellStory<${pascal}CellProps>[] = [
  { name: 'A value', value: 'APP' },
  { name: 'With a prefix', value: 'APP', props: { prefix: '#' } },
  { name: 'Absent', value: null },
]
`,
    [`renderers/cells/${kebab}.test.tsx`]: `// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test.each([
  ['APP', {}, 'APP'],
  ['APP', { prefix: '#' }, '#APP'],
  [null, {}, '–'],
])('%j with %j reads %s', (value, props, shown) => {
  expect(drawCell('${pascal}', value, props).container.textContent).toBe(shown)
})
`,
  }),
  next: ({ pascal }) => [`Name it in a page: { "cell": "${pascal}" }.`],
}

const field: Template = {
  files: ({ kebab, camel, pascal, title }) => ({
    [`renderers/fields/${kebab}.tsx`]: `import { connect, mapReadPretty } from '@formily/react'
import { Input } from 'antd'
import Type, { type Static } from 'typebox'
import { defineField, type FieldProps, type FieldStory } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue } from '../shared/empty-value.tsx'

${settings(`${pascal}FieldProps`)}
type Props = FieldProps<${pascal}FieldProps, string>

function Component({ id, value, onChange, prefix, ...props }: Props) {
  return (
    <Input
      id={id}
      value={asText(value) ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      disabled={props.disabled}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      prefix={prefix}
      status={props['aria-invalid'] ? 'error' : ''}
      aria-invalid={props['aria-invalid']}
      aria-required={props['aria-required']}
      aria-describedby={props['aria-describedby']}
    />
  )
}

function View({ value, prefix = '' }: Props) {
  const text = asText(value)
  return text === undefined ? emptyValue : <span>{prefix + text}</span>
}

/** ${title}. */
export const ${camel}Field = defineField<${pascal}FieldProps, string>({
  name: '${pascal}',
  title: '${title}',
  accepts: ['string'],
  Component: connect(Component, mapReadPretty(View)),
})

export const stories: FieldStory<${pascal}FieldProps>[] = [
  { name: 'Empty' },
  { name: 'Filled in', value: 'APP' },
  { name: 'Disabled', value: 'APP', disabled: true },
]
`,
    [`renderers/fields/${kebab}.test.tsx`]: `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../tests/support/draw.tsx'

afterEach(cleanup)

test('typed text is given, and nothing once it is cleared', async () => {
  const { given } = drawField('${pascal}', {})
  const input = await screen.findByRole('textbox')

  await userEvent.type(input, 'A')
  await userEvent.clear(input)

  expect(given).toEqual(['A', undefined])
})

test.each([
  ['APP', 'APP'],
  [undefined, '–'],
])('%j reads %s', async (value, words) => {
  drawView('${pascal}', value)

  expect(await screen.findByText(words)).toBeTruthy()
})
`,
  }),
  next: ({ pascal }) => [
    `Name it in a page: { "component": "${pascal}" }.`,
    'Where it is big, say "lazy: true" in its definition.',
  ],
}

const page: Template = {
  files: ({ kebab, camel, pascal, title }) => ({
    [`renderers/pages/${kebab}/index.tsx`]: `import Type, { type Static } from 'typebox'
import { definePage, useText } from '#runtime'
import { strictObject, type CustomPage } from '#schemas'

${settings(`${pascal}Props`)}
function ${pascal}({ page, props: { prefix = '' } }: { page: CustomPage; props: ${pascal}Props }) {
  const t = useText()
  return <h1>{prefix + t(page.title)}</h1>
}

/** ${title}. */
export const ${camel}Page = definePage<${pascal}Props>({
  name: '${pascal}',
  title: '${title}',
  Component: ${pascal},
})
`,
    [`renderers/pages/${kebab}/${kebab}.test.tsx`]: `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const page = { format: 1, id: 'own/${pascal}', kind: 'custom', title: '${title}', custom: { renderer: '${pascal}' } }

afterEach(cleanup)

test('it has a heading', async () => {
  openPage(page)

  expect(await screen.findByRole('heading', { name: '${title}' })).toBeTruthy()
})
`,
  }),
  next: ({ pascal }) => [
    `Write its page in schemas/pages/: { "kind": "custom", "custom": { "renderer": "${pascal}" }, … }.`,
    'Give it a row in the menus.ts of its area.',
  ],
}

/** Templates by renderer type. The type is the first argument of `npm run new`. */
export const templates = { cell, field, page } as const satisfies Record<string, Template>
