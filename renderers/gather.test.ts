// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { gatherRenderers, readModule } from './gather.ts'

// `npm run renderers` runs this test with `--update`.
test.each(Object.entries(gatherRenderers()))(
  '%s is up to date (otherwise run `npm run renderers`)',
  async (file, text) => {
    await expect(text).toMatchFileSnapshot(`./${file}`)
  },
)

test('a module with two definitions is rejected by name', () => {
  const definition = { name: 'a', title: 'A', Component: () => null }
  const module = { first: definition, second: { ...definition, name: 'b' }, aProps: {}, stories: [] }

  expect(() => readModule('./cells/two.tsx', module)).toThrow(
    './cells/two.tsx exports two definitions: first and second.',
  )
})
