// Builds the server and the web client into dist/; each is built only if its sources changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
export const distDir = path.join(root, 'dist')

/**
 * File in a build folder with the hash of its sources. The server never serves files whose names start with a
 * dot.
 */
const STAMP = '.sources'
const shared = ['schemas', 'package.json', 'package-lock.json']
const skipped = /(\.test\.tsx?|\.md)$/

function* filesUnder(at) {
  if (!existsSync(at)) return
  const files = readdirSync(at, { recursive: true, withFileTypes: true })
  for (const file of files) if (file.isFile()) yield path.join(file.parentPath, file.name)
}

/**
 * Hashes names and contents of a build's sources. Entries with an extension are files; all others are
 * folders.
 */
function hashOf(entries, base) {
  const hash = createHash('sha256')
  const found = entries.map((entry) => path.join(base, entry))
  const files = found.flatMap((at) => (path.extname(at) ? [at] : [...filesUnder(at)]))
  for (const file of files.filter((name) => !skipped.test(name)).sort()) {
    hash.update(path.relative(base, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function stampOf(folder) {
  try {
    return readFileSync(path.join(folder, STAMP), 'utf8')
  } catch {
    return undefined
  }
}

const TRIES = 20
const isTaken = ({ code }) => code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'EPERM'

/**
 * Replaces a build folder by a finished build, unless another process has already installed the same build.
 */
async function install(draft, folder, stamp) {
  for (let attempt = 1; stampOf(folder) !== stamp; attempt += 1) {
    const old = `${draft}-old`
    await rename(folder, old).catch(() => undefined)
    await rm(old, { recursive: true, force: true })
    try {
      await rename(draft, folder)
    } catch (error) {
      if (!isTaken(error) || attempt === TRIES) throw error
    }
  }
  await rm(draft, { recursive: true, force: true })
}

/**
 * Runs `build` in a draft folder if the sources below `base` changed, then replaces the old build by the
 * draft. Returns whether `build` ran.
 */
export async function buildIfStale({ name, from, build, base = root, into = distDir }) {
  const folder = path.join(into, name)
  const stamp = hashOf(from, base)
  if (stampOf(folder) === stamp) return false
  await mkdir(into, { recursive: true })
  const draft = await mkdtemp(path.join(into, `.${name}-`))
  // Builds made by root must be readable by all users.
  await chmod(draft, 0o755)
  try {
    await build(draft)
    await writeFile(path.join(draft, STAMP), stamp)
    await install(draft, folder, stamp)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return true
}

async function buildAndReport(what, say) {
  const began = performance.now()
  if (await buildIfStale(what)) {
    say(`built the ${what.name} in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  }
}

function assertInstalled(name) {
  try {
    import.meta.resolve(name)
  } catch (cause) {
    throw new Error(`the sources changed and ${name} is not installed: run npm ci`, { cause })
  }
}

/** Runs a script of Node in a process of its own. Returns whether it succeeded. */
async function runScript(args, env = process.env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  return code === 0
}

async function bundleServer(draft) {
  assertInstalled('rolldown')
  if (!(await runScript([path.join(root, 'server/bundle.mjs'), draft])))
    throw new Error('the server has mistakes, see above')
  await cp(path.join(root, 'server/db/migrations'), path.join(draft, 'migrations'), { recursive: true })
  // Leaves out the samples of form values, which only tests read.
  const isPage = (file) => file.endsWith('.page.json') || !file.endsWith('.json')
  await cp(path.join(root, 'schemas/pages'), path.join(draft, 'pages'), { recursive: true, filter: isPage })
  const isFragment = (file) => file.endsWith('.fragment.json') || !path.extname(file)
  await cp(path.join(root, 'schemas/fragments'), path.join(draft, 'fragments'), {
    recursive: true,
    filter: isFragment,
  })
}

/** Vite runs in a separate process, because its NODE_ENV must not change the server's. */
async function bundleWeb(draft) {
  assertInstalled('vite')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn']
  if (!(await runScript(args, { ...process.env, NODE_ENV: 'production' })))
    throw new Error('the web client has mistakes, see above')
}

/**
 * Bundles server/main.ts and copies migrations, pages and fragments beside it; npm packages stay in
 * node_modules.
 */
export const buildServer = (say) =>
  buildAndReport({ name: 'server', from: ['server', ...shared], build: bundleServer }, say)

const ofWeb = ['src', 'runtime', 'renderers', 'index.html', 'vite.config.ts', ...shared]

/** Builds the web client with Vite. */
export const buildWeb = (say) => buildAndReport({ name: 'web', from: ofWeb, build: bundleWeb }, say)
