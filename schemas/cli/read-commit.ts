import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Catalog, Contracts } from '../check/options.ts'
import { parsePage } from '../check/parse-page.ts'
import type { Release } from '../diff/compare-releases.ts'
import { readFragments } from '../fragments/read-fragments.ts'
import type { Page } from '../meta/page.ts'

const run = promisify(execFile)

/** Pages, contracts and renderers as they were in a commit. */
interface CommitState {
  commit: string
  release: Release
  /** Reasons why contracts or renderers are missing. */
  problems: readonly string[]
}

/** Returns the commit to which a name refers; undefined if there is no such commit. */
export async function commitOf(root: string, ref: string): Promise<string | undefined> {
  const args = ['-C', root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  return run('git', args).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
}

/**
 * Reads the pages, contracts and renderer settings of a commit. Extracts the files of the commit to a folder
 * in `node_modules`, where their imports of libraries work. Deletes the folder afterwards. The working tree
 * and the index don't change.
 */
export async function readCommit(root: string, commit: string): Promise<CommitState> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'pages-'))
  try {
    await layOut({ root, commit, folder })
    const problems: string[] = []
    const load = async <Value>(file: string): Promise<Value | undefined> => {
      try {
        return (await import(pathToFileURL(join(folder, file)).href)) as Value
      } catch (cause) {
        problems.push(
          `${file} of that commit can't be read: ${cause instanceof Error ? cause.message : cause}`,
        )
        return undefined
      }
    }
    const contracts = await load<Contracts>('schemas/index.ts')
    const catalog = await load<{ catalog: Catalog }>('renderers/catalog.ts')
    const pages = await pagesIn(join(folder, 'schemas'))
    return { commit, release: { pages, contracts, catalog: catalog?.catalog }, problems }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function layOut({ root, commit, folder }: { root: string; commit: string; folder: string }) {
  const archive = join(folder, 'state.tar')
  const paths = await existing(root, commit, ['package.json', 'schemas', 'renderers'])
  await run('git', ['-C', root, 'archive', '--format=tar', '-o', archive, commit, ...paths])
  await run('tar', ['-xf', archive, '-C', folder])
}

async function existing(root: string, commit: string, paths: readonly string[]): Promise<string[]> {
  const { stdout } = await run('git', ['-C', root, 'ls-tree', '--name-only', commit])
  const there = stdout.split('\n')
  return paths.filter((path) => there.includes(path))
}

async function pagesIn(schemas: string): Promise<Page[]> {
  const folder = join(schemas, 'pages')
  const fragments = readFragments(join(schemas, 'fragments'))
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.filter((name) => name.endsWith('.page.json')).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => parsePage(text, fragments) ?? [])
}
