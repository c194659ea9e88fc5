import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { expect, onTestFinished, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

test('the layer check finds imports in TypeScript files', async () => {
  const { output } = await cruise(['schemas/index.ts'], {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  const { modules } = output as ICruiseResult

  const frontDoor = modules.find(({ source }) => source === 'schemas/index.ts')
  expect(frontDoor?.dependencies.map(({ resolved }) => resolved)).toContain('schemas/errors.ts')
})

/** Creates a project of only these files. Returns the files that violate a layer rule. */
async function violationsOf(files: Readonly<Record<string, string>>, rule: string): Promise<string[]> {
  const baseDir = mkdtempSync(path.join(tmpdir(), 'layers-'))
  onTestFinished(() => rmSync(baseDir, { recursive: true }))
  symlinkSync(path.join(root, 'node_modules'), path.join(baseDir, 'node_modules'))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(baseDir, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(baseDir, file), source)
  }
  const { forbidden = [] } = await extractDepcruiseConfig(path.join(root, '.dependency-cruiser.mjs'))
  const { output } = await cruise(Object.keys(files), {
    baseDir,
    validate: true,
    ruleSet: { forbidden: forbidden.filter(({ name }) => name === rule) },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  return (output as ICruiseResult).summary.violations.map(({ from }) => from)
}

test.each([
  "import { observer } from '@formily/reactive-react'",
  "export type { Schema } from '@formily/json-schema'",
])('forms use neither the observer nor the schemas of Formily: %s', async (source) => {
  const product = ['schemas', 'runtime/form', 'renderers/fields/text', 'src/views', 'server/modules']
  const bench = ['tests/bench/form']
  const files = [...product, ...bench].map((folder) => [`${folder}/part.ts`, source] as const)
  const beside = ['runtime/form/part.test.ts', source] as const

  const found = await violationsOf(Object.fromEntries([...files, beside]), 'forms-on-observables')

  expect(found.sort()).toEqual(product.map((folder) => `${folder}/part.ts`).sort())
})

/** Matches an HTML element in JSX, such as `<div>`. */
const HOST_ELEMENT = /(^|[\s(>{])<[a-z][\w-]*[\s/>]/m

test('runtime/ contains no HTML elements; they belong in renderers/', () => {
  const files = readdirSync(path.join(root, 'runtime'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'),
  )

  const drawing = files.filter((name) =>
    HOST_ELEMENT.test(readFileSync(path.join(root, 'runtime', name), 'utf8').replace(/\/\*.*?\*\//gs, '')),
  )

  expect(drawing).toEqual([])
})

test('only the list of areas imports a module of the server', async () => {
  const source = "import { teaArea } from '../modules/tea/area.ts'\n\nexport const area = teaArea\n"
  const found = await violationsOf(
    {
      'server/modules/tea/area.ts': "export const teaArea = { name: 'tea' }\n",
      'server/areas.ts': "export { teaArea } from './modules/tea/area.ts'\n",
      'server/platform/tea.ts': source,
      'server/db/tea.ts': source,
    },
    'area-is-one-line',
  )

  expect(found.sort()).toEqual(['server/db/tea.ts', 'server/platform/tea.ts'])
})
