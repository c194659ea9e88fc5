import { expect, test } from 'vitest'
import { gatherContracts } from './gather.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!**/*.test.ts'], { eager: true })

// `npm run contracts` is this test with `--update`.
test.each(Object.entries(gatherContracts(modules)))(
  '%s is up to date (otherwise run `npm run contracts`)',
  async (file, text) => {
    await expect(text).toMatchFileSnapshot(`./${file}`)
  },
)

test('an operation of two areas is rejected by name', () => {
  const endpoint = { method: 'GET', path: '/tea', access: 'tea:list', gives: 'page' }
  const twice = {
    './tea/endpoints.ts': { teaEndpoints: { 'tea.list': endpoint } },
    './herb/endpoints.ts': { herbEndpoints: { 'tea.list': endpoint } },
  }

  expect(() => gatherContracts(twice)).toThrow(
    'tea.list is declared in ./herb/endpoints.ts and in ./tea/endpoints.ts.',
  )
})
