import type { TSchema } from 'typebox'

/** The exported definition of a renderer. */
interface Definition {
  name: string
  title: string
  accepts?: readonly string[]
  lazy?: true
  Component: unknown
}

type Module = Readonly<Record<string, unknown>>

/**
 * How the generated code imports the stories of a renderer: the name of the import, and the expression that
 * reads the stories.
 */
interface Stories {
  local: string
  read: string
}

/** A renderer that was found in a module, with its definition, settings and stories. */
interface Renderer {
  path: string
  exported: string
  definition: Definition
  props: TSchema
  stories: Stories | undefined
  /**
   * Functions that the form needs before the code of a lazy renderer is loaded. `headless.ts` exports them.
   * `key` is the name of the function in the definition.
   */
  headless: readonly { key: string; exported: string; path: string }[]
}

const modules = import.meta.glob<Module>(
  [
    './{cells,fields,layouts,arrays,blocks,charts}/*.tsx',
    './{cells,fields,layouts,arrays,blocks,charts,pages}/*/index.tsx',
    '!**/*.test.tsx',
  ],
  { eager: true },
)
const headlessModules = import.meta.glob<Module>('./fields/*/headless.ts', { eager: true })

const KINDS = ['cells', 'fields', 'layouts', 'arrays', 'blocks', 'charts', 'pages'] as const
type RendererKind = (typeof KINDS)[number]

/**
 * Kinds whose renderers are always lazy. A renderer of another kind is lazy only if its definition sets
 * `lazy`.
 */
const LAZY_KINDS: ReadonlySet<RendererKind> = new Set(['layouts', 'arrays', 'charts', 'pages'])
const LAZY_FACTORIES = {
  fields: 'lazyField',
  layouts: 'lazyLayout',
  arrays: 'lazyArray',
  charts: 'lazyChart',
  pages: 'lazyPage',
} as const

/** Folders whose renderers need no stories, because these renderers are drawn only as part of a page. */
const WITHOUT_STORIES = /^\.\/(pages|layouts|arrays)\//

const NOTICE = '// Written by `npm run renderers`: do not edit.\n'

/**
 * Returns the text of each generated file by file name: the catalog, the registry and the list of stories.
 */
export function gatherRenderers(): Record<string, string> {
  const kinds = KINDS.map((kind) => [kind, renderersOf(kind)] as const)
  return {
    'catalog.gen.ts': catalogText(kinds),
    'registry.gen.ts': registryText(kinds),
    'stories.gen.ts': storiesText(kinds),
  }
}

type RenderersByKind = readonly (readonly [RendererKind, readonly Renderer[]])[]

function renderersOf(kind: RendererKind): Renderer[] {
  return Object.entries(modules)
    .filter(([path]) => path.startsWith(`./${kind}/`))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([path, module]) =>
      'definitions' in module ? readPackage(path, module) : [readModule(path, module)],
    )
}

/**
 * Reads a module that contains many components. The module exports their definitions, settings and stories as
 * records, with the names of the components as keys.
 */
function readPackage(path: string, module: Module): Renderer[] {
  const { definitions, props, stories } = module as Record<string, Readonly<Record<string, unknown>>>
  const local = path.replace(/^.*[/](\w+)[.]tsx$/, '$1Stories')
  return Object.entries(definitions ?? {}).map(([name, definition]) => ({
    path,
    exported: `definitions.${name}`,
    definition: definition as Definition,
    props: props?.[name] as TSchema,
    stories: stories?.[name] === undefined ? undefined : { local, read: `.${name}` },
    headless: [],
  }))
}

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'name' in value && 'Component' in value

/**
 * Reads the module of a renderer. Throws if the definition, the settings or the stories are missing, or if
 * there are two definitions.
 */
export function readModule(path: string, module: Module): Renderer {
  const [found, second] = Object.entries(module).filter((entry): entry is [string, Definition] =>
    isDefinition(entry[1]),
  )
  if (!found) throw new Error(`${path} exports no definition.`)
  if (second) throw new Error(`${path} exports two definitions: ${found[0]} and ${second[0]}.`)
  const [exported, definition] = found
  const props = Object.entries(module).find(([name]) => name.endsWith('Props'))?.[1]
  if (!props) throw new Error(`${path} exports no settings: a TypeBox object called …Props.`)
  const hasStories = Array.isArray(module.stories)
  if (!hasStories && !WITHOUT_STORIES.test(path)) throw new Error(`${path} exports no stories.`)
  return {
    path,
    exported,
    definition,
    props: props as TSchema,
    stories: hasStories ? { local: exported, read: '' } : undefined,
    headless: headlessOf(path, definition),
  }
}

function headlessOf(path: string, definition: Definition): Renderer['headless'] {
  if (!definition.lazy) return []
  const { Component: _component, ...rest } = definition
  const file = path.replace('index.tsx', 'headless.ts')
  return Object.entries(rest).flatMap(([key, value]) => {
    if (typeof value !== 'function') return []
    const exported = Object.entries(headlessModules[file] ?? {}).find(([, each]) => each === value)?.[0]
    if (!exported)
      throw new Error(`${path} is lazy: its "${key}" is to be exported by a headless.ts beside it.`)
    return [{ key, exported, path: file }]
  })
}

function catalogText(kinds: RenderersByKind): string {
  const entries = kinds.map(([kind, renderers]) => [
    kind,
    Object.fromEntries(
      renderers.map(({ definition: { name, title, accepts = [] }, props }) => [
        name,
        { title, accepts, props },
      ]),
    ),
  ])
  const catalog = JSON.stringify({ ...Object.fromEntries(entries), actions: {} }, null, 2)
  return `${NOTICE}export const generatedCatalog = ${catalog}\n`
}

function registryText(kinds: RenderersByKind): string {
  const all = kinds.flatMap(([kind, renderers]) => renderers.map((renderer) => [kind, renderer] as const))
  const imports = all.flatMap(([kind, renderer]) => [
    ...(isLazy(kind, renderer) ? [] : [`import { ${renderer.exported} } from '${renderer.path}'\n`]),
    ...renderer.headless.map(({ exported, path }) => `import { ${exported} } from '${path}'\n`),
  ])
  const factories = `import { ${Object.values(LAZY_FACTORIES).sort().join(', ')} } from './shared/lazy-renderer.tsx'\n`
  const lists = kinds.map(([kind, renderers]) => {
    const items = renderers.map((renderer) => `  ${registryItem(kind, renderer)},\n`).join('')
    return `\nexport const ${kind} = [\n${items}]\n`
  })
  return [NOTICE, ...imports, factories, ...lists].join('')
}

const isLazy = (kind: RendererKind, { definition }: Renderer) =>
  LAZY_KINDS.has(kind) || definition.lazy === true

function registryItem(kind: RendererKind, renderer: Renderer): string {
  const { path, exported, definition, headless } = renderer
  if (!isLazy(kind, renderer)) return exported
  if (!(kind in LAZY_FACTORIES)) throw new Error(`${path}: ${kind} can't be lazy.`)
  const { Component: _component, lazy: _lazy, ...known } = definition
  const functions = headless.map(({ key, exported: name }) => `, ${key}: ${name}`).join('')
  const data = JSON.stringify(known).replace(/\}$/, `${functions}}`)
  const factory = LAZY_FACTORIES[kind as keyof typeof LAZY_FACTORIES]
  return `${factory}(${data}, async () => (await import('${path}')).${exported})`
}

function storiesText(kinds: RenderersByKind): string {
  const storiesByKind = kinds.flatMap(([kind, renderers]) => {
    const items = renderers.flatMap(({ path, definition: { name }, stories }) =>
      stories ? [{ path, name, ...stories }] : [],
    )
    return items.length === 0 ? [] : [[kind, items] as const]
  })
  const imports = storiesByKind.flatMap(([, items]) =>
    items.map(({ path, local }) => `import { stories as ${local} } from '${path}'\n`),
  )
  const lists = storiesByKind.map(([kind, items]) => {
    const entries = items.map(
      ({ name, local, read }) => `  ${/\W/.test(name) ? `'${name}'` : name}: ${local}${read},\n`,
    )
    return `\nexport const ${kind.replace(/s$/, '')}Stories = {\n${entries.join('')}}\n`
  })
  return [NOTICE, ...new Set(imports), ...lists].join('')
}
