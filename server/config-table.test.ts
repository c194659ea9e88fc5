import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printConfig, readConfig } from './config.ts'

const readme = readFileSync('README.md', 'utf8')
const section = /\n## Configuration\n(.*?)\n## /s.exec(readme)?.[1] ?? ''
const rows = [...section.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| (.+) \|$/gm)].map(
  ([, name = '', defaults = '']) => {
    const [plain = '', inProduction = plain] = [...defaults.matchAll(/`([^`]*)`/g)].map(
      ([, text = '']) => text,
    )
    return { name, plain, inProduction }
  },
)

test("the README's table names the settings there are, in their order", () => {
  const known = printConfig(readConfig({})).split('\n')

  expect(rows.map(({ name }) => name)).toEqual(known.map((line) => line.split('=')[0]))
})

test.each(rows)("the README's default of $name is the one in force", ({ name, plain, inProduction }) => {
  const production = { NODE_ENV: 'production' }

  expect(readConfig({ [name]: plain })).toEqual(readConfig({}))
  expect(readConfig({ ...production, [name]: inProduction })).toEqual(readConfig(production))
})
