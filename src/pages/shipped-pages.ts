import { type LoadedPage, loadChunk, type PageSource } from '#runtime'
import { defineError } from '#schemas/errors'
import type { PageFile, PageProblem } from './page-file.ts'

type Load = () => Promise<{ default: PageFile }>

interface Broken {
  page: string
  file: string
  problems: readonly PageProblem[]
}

const describe = ({ code, line, column, message, hint }: PageProblem) =>
  `line ${line}, column ${column}: ${code} ${message}${hint ? ` ${hint}` : ''}`

const pageBroken = defineError<Broken>(
  'PAGE_FILE_BROKEN',
  'schema',
  ({ file, problems }) => `${file}, ${problems.map(describe).join('; ')}`,
)

function pageOf(component: string, key: string, file: PageFile): LoadedPage {
  if ('page' in file) return file
  const broken = { page: component, file: `schemas/pages/${key}.page.json`, problems: file.problems }
  throw pageBroken(broken, { at: { page: component, pointer: file.problems[0]?.pointer ?? '' } })
}

/**
 * Creates a source that loads pages from these files. `change` replaces a file, even if it was already
 * loaded.
 */
export function createPageSource(files: Readonly<Record<string, Load>>): PageSource & {
  change: (key: string, file: PageFile) => void
} {
  const changed = new Map<string, PageFile>()
  const listeners = new Map<string, Set<() => void>>()

  return {
    load: async (component) => {
      const key = pageKey(component)
      const edited = changed.get(key)
      if (edited) return pageOf(component, key, edited)
      const load = Object.hasOwn(files, key) ? files[key] : undefined
      return load && pageOf(component, key, (await loadChunk(load)).default)
    },
    subscribe: (component, listener) => {
      const key = pageKey(component)
      const here = listeners.get(key) ?? new Set()
      listeners.set(key, here.add(listener))
      return () => here.delete(listener)
    },
    change: (key, file) => {
      changed.set(key, file)
      for (const listener of listeners.get(key) ?? []) listener()
    },
  }
}

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/**
 * Key of the page file for a component path: `bill/SettleBillList` → `bill/settle-bill-list`. The page
 * checker derives the key in the same way.
 */
export function pageKey(component: string): string {
  return component.split('/').map(kebab).join('/')
}
