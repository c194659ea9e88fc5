import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The running product: a real process with its own data folder. */
export interface Product {
  url: string
  dataDir: string
  /** Milliseconds from the start of the process until /ready first answers. */
  startedIn: number
  process: ChildProcess
  stop: () => Promise<void>
}

/**
 * Creates a data folder. If root runs the tests, the database runs as another user, who can enter this
 * folder.
 */
function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-data-'))
  chmodSync(folder, 0o755)
  return folder
}

/** True if the port is free. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/**
 * Finds a free port whose next port is also free. Both ports are below the range of ephemeral ports. A client
 * that connects to an unused ephemeral port can connect to itself, and then blocks the port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 2 * randomInt(10_000, 16_000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

async function untilReady(
  url: string,
  child: ChildProcess,
  output: () => string,
  patience: number,
): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product stopped with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${url}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`the product was not ready within ${patience} ms:\n${output()}`)
}

interface StartOptions {
  /** Data folder. By default a new folder, which is removed when the product stops. */
  dataDir?: string
  env?: Record<string, string>
  /**
   * Port to listen on, by default a free port. Set this option if another server must know the product's
   * address in advance.
   */
  port?: number
  /** Arguments with which Node is started. By default, these arguments start the built product. */
  program?: string[]
}

/** Starts the product on a data folder and waits until it is ready. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? newDataDir()
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, options.program ?? ['server/start.mjs'], {
    env: {
      ...process.env,
      // Without NODE_ENV, the product starts in demo mode, even if a bundler in the test process has set
      // NODE_ENV to production.
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_DIR: dataDir,
      CAPTCHA: 'off',
      DEMO_DAY: '0',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  await untilReady(url, child, () => output, 120_000)
  const startedIn = performance.now() - started
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, startedIn, process: child, stop }
}
