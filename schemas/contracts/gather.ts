type Module = Readonly<Record<string, unknown>>
type Modules = Readonly<Record<string, Module>>

/** A value that a module of an area's contract exports. */
interface Part {
  path: string
  exported: string
  value: unknown
}

const NOTICE = '// Written by `npm run contracts`: do not edit.\n'

/** Matches files that `exports.gen.ts` leaves out, because other generated files list their exports. */
const LISTED = /[/-](endpoints|imports|dictionaries|check-rules|titles)[.]ts$/

/**
 * Returns the texts of the generated files, by file name. The files list the exports of all contract folders.
 */
export function gatherContracts(modules: Modules): Record<string, string> {
  const parts = partsOf(modules)
  const named = (file: string, suffix: string) =>
    parts.filter(({ path, exported }) => path.endsWith(`/${file}.ts`) && exported.endsWith(suffix))
  const endpoints = named('endpoints', 'Endpoints')
  const shapes = parts.filter(({ exported }) => exported.endsWith('Shapes'))
  const models = parts.filter(({ exported }) => exported.endsWith('Model'))
  const imports = named('imports', 'Imports')
  const titles = named('titles', 'Titles')
  const dictionaries = named('dictionaries', 'Dictionaries')
  const checkRules = named('check-rules', 'CheckRules')
  for (const group of [endpoints, shapes, imports, titles]) requireUnique(group, Object.keys)
  requireUnique(models, (value) => [(value as { name: string }).name])
  for (const group of [dictionaries, checkRules])
    requireUnique(group, (value) => (value as readonly { code: string }[]).map(({ code }) => code))
  return {
    'operations.gen.ts': fileText(endpoints, recordText('operations', endpoints)),
    'shapes.gen.ts': fileText(
      [...shapes, ...models],
      recordText('operationContracts', shapes) + listText('contractModels', models),
    ),
    'imports.gen.ts': fileText(imports, recordText('importableOperations', imports)),
    'titles.gen.ts': fileText(titles, recordText('chineseTitles', titles)),
    'dictionaries.gen.ts': fileText(dictionaries, listText('dictionaries', dictionaries, '...')),
    'check-rules.gen.ts': fileText(checkRules, listText('checkRules', checkRules, '...')),
    'exports.gen.ts': exportsText(Object.keys(modules)),
  }
}

const byText = (left: string, right: string) => (left < right ? -1 : 1)

const partsOf = (modules: Modules): Part[] =>
  Object.entries(modules)
    .sort(([left], [right]) => byText(left, right))
    .flatMap(([path, module]) =>
      Object.entries(module).map(([exported, value]) => ({ path, exported, value })),
    )

/** Throws if two exported values declare the same name. */
function requireUnique(parts: readonly Part[], namesOf: (value: object) => readonly string[]): void {
  const owners = new Map<string, Part>()
  for (const part of parts) {
    for (const name of namesOf(part.value as object)) {
      const other = owners.get(name)
      if (other) throw new Error(`${name} is declared in ${other.path} and in ${part.path}.`)
      owners.set(name, part)
    }
  }
}

function fileText(parts: readonly Part[], body: string): string {
  const paths = [...new Set(parts.map(({ path }) => path))].sort(byText)
  const imports = paths.map((path) => {
    const exported = parts.filter((part) => part.path === path).map((part) => part.exported)
    return `import { ${exported.sort(byText).join(', ')} } from '${path}'\n`
  })
  return [NOTICE, ...imports, body].join('')
}

const itemsText = (parts: readonly Part[], spread: string) =>
  parts.map(({ exported }) => `  ${spread}${exported},\n`).join('')

const recordText = (name: string, parts: readonly Part[]) =>
  `\nexport const ${name} = {\n${itemsText(parts, '...')}} as const\n`

const listText = (name: string, parts: readonly Part[], spread = '') =>
  `\nexport const ${name} = [\n${itemsText(parts, spread)}]\n`

const exportsText = (paths: readonly string[]) =>
  [
    NOTICE,
    ...paths
      .filter((path) => !LISTED.test(path))
      .sort(byText)
      .map((path) => `export * from '${path}'\n`),
  ].join('')
