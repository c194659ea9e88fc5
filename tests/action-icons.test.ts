import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from '../renderers/shared/icon.tsx'

const folder = path.join(import.meta.dirname, '../schemas/pages')

test('every icon of an action in a shipped page is drawn', () => {
  const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.page.json'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/"icon": "([^"]+)"/g)].map(([, icon]) => ({
        file,
        icon,
      })),
    )

  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ icon }) => !iconNames.includes(icon ?? ''))).toEqual([])
})
