import type { RendererNames } from './names.ts'

/** What can be made: its folder, its files, and the lists it is entered into. */
export interface Template {
  folder: (names: RendererNames) => string
  /** File name to content. */
  files: (names: RendererNames) => Record<string, string>
  /** In each file: an import, and an entry of a list. */
  enlist: (names: RendererNames) => { file: string; line?: string; head: string; entry: string }[]
  /** What the developer does next, in order. */
  next: (names: RendererNames) => string[]
}

const schema = (shape: string) => `import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const ${shape} = closed({
  prefix: Type.Optional(Type.String({ title: 'Prefix', minLength: 1, maxLength: 20 })),
})
export type ${shape} = Static<typeof ${shape}>
`

const cell: Template = {
  folder: ({ kebab }) => `renderers/cells/${kebab}`,
  files: ({ kebab, camel, pascal, title }) => ({
    'schema.ts': schema(`${pascal}CellProps`),
    'index.tsx': `import { defineCell } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { ${pascal}CellProps } from './schema.ts'

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
`,
    'stories.ts': `import type { CellStory } from '#runtime'
import type { ${pascal}CellProps } from './schema.ts'

export const ${camel}Stories: CellStory<${pascal}CellProps>[] = [
  { name: 'A value', value: 'APP' },
  { name: 'With a prefix', value: 'APP', props: { prefix: '#' } },
  { name: 'Absent', value: null },
]
`,
    [`${kebab}.test.tsx`]: `// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawCell } from '../../../tests/support/draw.tsx'

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
  enlist: ({ kebab, camel, pascal, title }) => [
    {
      file: 'renderers/cells/index.ts',
      line: `import { ${camel}Cell } from './${kebab}/index.tsx'`,
      head: 'export const cells = [',
      entry: `${camel}Cell`,
    },
    {
      file: 'renderers/cells/stories.ts',
      line: `import { ${camel}Stories } from './${kebab}/stories.ts'`,
      head: 'export const cellStories = {',
      entry: `${pascal}: ${camel}Stories`,
    },
    {
      file: 'renderers/catalog.ts',
      line: `import { ${pascal}CellProps } from './cells/${kebab}/schema.ts'`,
      head: '  cells: {',
      entry: `${pascal}: { title: '${title}', accepts: ['string'], props: ${pascal}CellProps }`,
    },
  ],
  next: ({ pascal }) => [`Name it in a page: { "cell": "${pascal}" }.`],
}

const field: Template = {
  folder: ({ kebab }) => `renderers/fields/${kebab}`,
  files: ({ kebab, camel, pascal, title }) => ({
    'schema.ts': schema(`${pascal}FieldProps`),
    'index.tsx': `import { lazyField } from '../../shared/lazy-field.tsx'
import type { ${pascal}FieldProps } from './schema.ts'

/** ${title}. */
export const ${camel}Field = lazyField<${pascal}FieldProps, string>({
  name: '${pascal}',
  title: '${title}',
  accepts: ['string'],
})
`,
    [`${kebab}-field.tsx`]: `import { Input } from 'antd'
import type { FieldArgs, FieldViewArgs } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { ${pascal}FieldProps } from './schema.ts'

export function Component({ id, value, onChange, props, ...look }: FieldArgs<${pascal}FieldProps, string>) {
  return (
    <Input
      id={id}
      value={asText(value) ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      disabled={look.disabled}
      placeholder={look.placeholder}
      prefix={props.prefix}
      status={look.invalid ? 'error' : ''}
      aria-invalid={look.invalid}
      aria-describedby={look.describedBy}
    />
  )
}

export const View = ({ value, props: { prefix = '' } }: FieldViewArgs<${pascal}FieldProps, string>) => {
  const text = asText(value)
  return text === undefined ? emptyValue : <span>{prefix + text}</span>
}
`,
    'stories.ts': `import type { FieldStory } from '#runtime'
import type { ${pascal}FieldProps } from './schema.ts'

export const ${camel}FieldStories: FieldStory<${pascal}FieldProps>[] = [
  { name: 'Empty' },
  { name: 'Filled in', value: 'APP' },
  { name: 'Disabled', value: 'APP', disabled: true },
]
`,
    [`${kebab}.test.tsx`]: `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'

afterEach(cleanup)

test('what is typed is given, and nothing once it is taken away', async () => {
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
  enlist: ({ kebab, camel, pascal, title }) => [
    {
      file: 'renderers/fields/index.ts',
      line: `import { ${camel}Field } from './${kebab}/index.tsx'`,
      head: 'export const fields = [',
      entry: `${camel}Field`,
    },
    {
      file: 'renderers/fields/lazy-parts.ts',
      head: 'export const lazyParts = {',
      entry: `${pascal}: () => import('./${kebab}/${kebab}-field.tsx')`,
    },
    {
      file: 'renderers/fields/stories.ts',
      line: `import { ${camel}FieldStories } from './${kebab}/stories.ts'`,
      head: 'export const fieldStories = {',
      entry: `${pascal}: ${camel}FieldStories`,
    },
    {
      file: 'renderers/catalog.ts',
      line: `import { ${pascal}FieldProps } from './fields/${kebab}/schema.ts'`,
      head: '  fields: {',
      entry: `${pascal}: { title: '${title}', accepts: ['string'], props: ${pascal}FieldProps }`,
    },
  ],
  next: ({ pascal }) => [`Name it in a page: { "component": "${pascal}" }.`],
}

const page: Template = {
  folder: ({ kebab }) => `renderers/pages/${kebab}`,
  files: ({ kebab, camel, pascal, title }) => ({
    'schema.ts': schema(`${pascal}Props`),
    'index.tsx': `import { definePage } from '#runtime'
import { lazyView } from '../../shared/lazy-view.tsx'
import { states } from '../../shared/states.tsx'
import type { ${pascal}Props } from './schema.ts'

/** ${title}. */
export const ${camel}Page = definePage<${pascal}Props>({
  name: '${pascal}',
  title: '${title}',
  Component: lazyView(async () => (await import('./${kebab}.tsx')).${pascal}, <states.Loading />),
})
`,
    [`${kebab}.tsx`]: `import { useText } from '#runtime'
import type { CustomPage } from '#schemas'
import type { ${pascal}Props } from './schema.ts'

/** ${title}. */
export function ${pascal}({ page, props: { prefix = '' } }: { page: CustomPage; props: ${pascal}Props }) {
  const t = useText()
  return <h1>{prefix + t(page.title)}</h1>
}
`,
    [`${kebab}.test.tsx`]: `// @vitest-environment happy-dom
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
  enlist: ({ kebab, camel, pascal, title }) => [
    {
      file: 'renderers/pages/index.ts',
      line: `import { ${camel}Page } from './${kebab}/index.tsx'`,
      head: 'export const pages = [',
      entry: `${camel}Page`,
    },
    {
      file: 'renderers/catalog.ts',
      line: `import { ${pascal}Props } from './pages/${kebab}/schema.ts'`,
      head: '  pages: {',
      entry: `${pascal}: { title: '${title}', accepts: [], props: ${pascal}Props }`,
    },
  ],
  next: ({ pascal }) => [
    `Write its page in schemas/pages/: { "kind": "custom", "custom": { "renderer": "${pascal}" }, … }.`,
    'Give it a row in server/db/seed/data/menus/.',
  ],
}

/** Everything `npm run new` can make, by the word for it. */
export const templates = { cell, field, page } as const satisfies Record<string, Template>
