import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes } from '#schemas'
import { checkPage } from '#schemas/check'
import type { PageFile } from './src/pages/page-file.ts'

const PAGES = path.join(import.meta.dirname, 'schemas/pages')
const isPageFile = (file: string) => file.startsWith(PAGES) && file.endsWith('.page.json')

/** `schemas/pages/bill/settle-bill-list.page.json` → `bill/settle-bill-list`, as `src/pages` looks it up. */
const keyOf = (file: string) =>
  path
    .relative(PAGES, file)
    .split(path.sep)
    .join('/')
    .replace(/\.page\.json$/, '')

/** A page file as the browser gets it: the page with the hash of its text, or what is wrong with it. */
function asPageFile(file: string, text: string): PageFile {
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16)
  const found = checkPage(text, { contracts: { operations, shapes, models }, catalog, file })
  const problems = found.filter(({ severity }) => severity === 'error')
  return problems.length === 0 ? { page: JSON.parse(text), version } : { problems, version }
}

/** Serves page files checked, so that a broken one is a card on its screen, and sends edits to open screens. */
const pageFiles = (): Plugin => ({
  name: 'gaiwan:page-files',
  enforce: 'pre',
  async load(id) {
    return isPageFile(id) ? JSON.stringify(asPageFile(id, await readFile(id, 'utf8'))) : null
  },
  async hotUpdate({ file, server, type, modules, read }) {
    if (this.environment.name !== 'client' || !isPageFile(file) || type !== 'update') return
    for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
    // `read` waits for an editor that has emptied the file and not yet written it.
    server.hot.send('gaiwan:page', { key: keyOf(file), file: asPageFile(file, await read()) })
    return []
  },
})

const compressible = /\.(js|css|svg|json)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` files beside the built assets, once and well, so that the server need not compress. */
const compressedFiles = (): Plugin => ({
  name: 'gaiwan:compressed-files',
  apply: 'build',
  async writeBundle({ dir = 'dist/web' }) {
    const files = await readdir(path.join(dir, 'assets'), { recursive: true })
    for (const name of files.filter((file) => compressible.test(file))) {
      const file = path.join(dir, 'assets', name)
      const text = await readFile(file)
      const [br, gz] = await Promise.all([
        brotli(text, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
        zip(text, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }
  },
})

/** Writes which packages each chunk holds, for the tests that keep the first load small. */
const packageLists = (): Plugin => ({
  name: 'gaiwan:package-lists',
  apply: 'build',
  generateBundle(_, bundle) {
    const packageOf = (id: string) => /.*node_modules.((?:@[^/\\]+.)?[^/\\]+)/.exec(id)?.[1]
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const lists = chunks.map(({ fileName, moduleIds }) => [
      fileName,
      [...new Set(moduleIds.map(packageOf).filter((name) => name !== undefined))],
    ])
    const source = JSON.stringify(Object.fromEntries(lists), null, 2)
    this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source })
  },
})

interface Replacement {
  /** The file that asks, and what it asks for. */
  from: string
  id: string
  /** Named like its neighbours, so that it lies with them. */
  file: string
  code: string
}

/** What antd's parts take from each other without our using it, made small. */
const replacements: readonly Replacement[] = [
  // One line of the file of its forms, which would bring 5 KiB of them to every list.
  {
    from: 'radio/group.js',
    id: '../form/hooks/useForm',
    file: 'form/util/name-path.js',
    code: "import { toArray } from 'antd/es/form/util'\nexport const toNamePathStr = (name) => toArray(name).join('_')",
  },
  // The menu of a column's filters: our lists are filtered by their search. It would bring a tree to every list.
  {
    from: 'table/hooks/useFilter/index.js',
    id: './FilterDropdown',
    file: 'table/hooks/useFilter/no-dropdown.js',
    code: `export const flattenKeys = () => []
export default () => { throw new Error('Tables are built without filters in their columns: see vite.config.ts.') }`,
  },
  // Fields for one-time codes and for groups hang on every input; we draw neither.
  { from: 'input/index.js', id: './OTP', file: 'input/no-otp.js', code: 'export default undefined' },
  { from: 'input/index.js', id: './Group', file: 'input/no-group.js', code: 'export default undefined' },
]

const antdWithoutUnused = (): Plugin => {
  const found = new Map(replacements.map((each) => [`\0/node_modules/antd/es/${each.file}`, each]))
  return {
    name: 'gaiwan:antd-without-unused',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, from) =>
      [...found].find(([, each]) => id === each.id && from?.endsWith(`/antd/es/${each.from}`))?.[0] ?? null,
    load: (id) => found.get(id)?.code ?? null,
  }
}

/** The router exports its development build to everybody; the product takes the other one. */
const routerForProduction = (): Plugin => ({
  name: 'gaiwan:router-for-production',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, from) {
    if (!/^react-router([/]dom)?$/.test(id)) return null
    const found = await this.resolve(id, from, { skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
})

/** Packages of the login page, languages, and what is fetched only when it opens: they stay where they fall. */
const elsewhere =
  /node_modules.(dompurify|croner|dayjs.plugin|(?:compute-)?scroll-into-view(?:-if-needed)?|element-china-area-data|leaflet|linkifyjs|marked|prosemirror-[a-z-]+|use-sync-external-store|@tanstack.(?:react-virtual|virtual-core)|orderedmap|rope-sequence|crelt|style-mod|w3c-keyname|fast-equals|(?:@codemirror|@lezer|@marijn|@tiptap|@floating-ui).[a-z-]+|echarts|zrender|bowser|pinyin-pro|antd.es.(app|form(?!.(context|util|validateMessages|hooks.use(FormItemStatus|Variants)))|grid|modal|drawer|alert|notification|message|progress|skeleton|date-picker|time-picker|calendar|cascader|tree|tree-select|image|tabs|result|popover)|@tanstack.(react-query.build.modern.useQueries|query-core.build.modern.queriesObserver)|@rc-component.(async-validator|form(?!.es.(FormContext|FieldContext|ListContext))|picker|cascader|tree|tree-select|image|tabs|dialog|drawer|notification|progress))[/\\]|[/\\]locale[/\\](common|[a-z]{2}[_-])|[/\\](?:Aim|CheckCircle|CloseCircle|Exclamation|FileUnknown|InfoCircle|Table|Warning|Bold|Italic|Link|PaperClip|RotateLeft|RotateRight|Scissor|Swap|ZoomIn|ZoomOut|Copy|OrderedList|Redo|Strikethrough|Underline|Undo|UnorderedList|MinusSquare|PlusSquare|Rollback|SafetyCertificate|Save|Team)Outlined[.]js$/
const lists =
  /node_modules.(antd.es.(table(?!.TableMeasureRow)|pagination|spin|radio|checkbox)|@rc-component.(table|pagination|checkbox)|@formily)[/\\]/
/** What every page for people who have not signed in is made of. */
const visitors =
  /src.(layouts.auth|views.visitor.(fields.(?!mark-typed|wrong-password|new-password|password-meter|phone|.*sms|.*countdown)|visitor-link|visitor[.]module))/
/** Small parts that the first list shares with what opens later: each by itself would be a file of its own. */
const firstPage =
  /(renderers.shared.(label-id|empty-value|cell[.]|remote.(?!.*view)|as-text|select-value|picker.stored[.]|icon|lazy-(view|field|cell)|dict-tag|own-options.keys|menu-icon.(menu-icon|common-icons)|search-form|use-grid-columns)|runtime.(inspect.inspection|page.(errors|overlay-port|page-context|use-drawer|node-boundary|table-cell)|i18n.use-text|data.(use-operation|source-of|dict-of)|business-time|runtime-context|list.(search-value|address[.]|table-columns|use-search|row-key|search-keys)|form.(check-input|latest-answer|server-check|form-ids|lower-fields|page-form|inert-compiler|field-input|field-item|validator-of|use-refusal|to-schema|form-fields)|registry.did-you-mean)|schemas.(money|menu-url)[.])/
/** Where the icons are that only menus made by administrators name. */
const MENU_ICONS = path.join(import.meta.dirname, 'renderers/shared/menu-icon/more-icons.tsx')

/** Icons that nothing but those menus draws: they are fetched when a menu names one of them. */
function menuIcons(): ReadonlySet<string> {
  const iconsIn = (file: string) => readFileSync(file, 'utf8').match(/\b[A-Z]\w+Outlined\b/g) ?? []
  const folders = ['src', 'renderers'].map((folder) => path.join(import.meta.dirname, folder))
  const others = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => file.endsWith('.tsx') && file !== MENU_ICONS)
      .flatMap(iconsIn),
  )
  const used = new Set(others)
  return new Set(iconsIn(MENU_ICONS).filter((icon) => !used.has(icon)))
}
const ofMenus = menuIcons()
const isOfMenus = (id: string) =>
  id.includes('@ant-design') && ofMenus.has(path.basename(id).replace(/[.]js$/, ''))

const isOfShell = (id: string) => id.includes('node_modules') && !elsewhere.test(id) && !isOfMenus(id)
const isOfLists = (id: string) => isOfShell(id) && lists.test(id)

export default defineConfig({
  plugins: [
    pageFiles(),
    react(),
    antdWithoutUnused(),
    routerForProduction(),
    packageLists(),
    compressedFiles(),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      // antd's parts only define things, but don't say so: without this a button carries all of its form.
      treeshake: { moduleSideEffects: [{ test: /node_modules.@rc-component/, sideEffects: false }] },
      // What is loaded together lies together: forty small chunks compress a tenth worse than three.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)[/\\]/, priority: 3 },
            { name: 'visitor', test: visitors, priority: 3 },
            { name: 'list', test: isOfLists, priority: 2 },
            { name: 'first-page', test: firstPage, priority: 2 },
            { name: 'shell', test: isOfShell, priority: 1 },
          ],
        },
      },
    },
  },
})
