import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APP_SECRET } from '../tests/support/app-secret.ts'
import { printConfig, readConfig } from './config.ts'

const page = readFileSync('docs/configuration.md', 'utf8')
const rows = [...page.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| (.+) \|$/gm)].map(
  ([, name = '', defaults = '']) => {
    const [plain = '', inProduction = plain] = [...defaults.matchAll(/`([^`]*)`/g)].map(
      ([, text = '']) => text,
    )
    return { name, plain, inProduction }
  },
)

test('docs/configuration.md lists every setting, in order', () => {
  const known = printConfig(readConfig({})).split('\n')

  expect(rows.map(({ name }) => name)).toEqual(known.map((line) => line.split('=')[0]))
})

test.each(rows)('the documented default of $name applies', ({ name, plain, inProduction }) => {
  const production: Record<string, string> = { NODE_ENV: 'production', APP_SECRET }

  expect(readConfig({ [name]: plain })).toEqual(readConfig({}))
  expect(readConfig({ ...production, [name]: inProduction || (production[name] ?? '') })).toEqual(
    readConfig(production),
  )
})
