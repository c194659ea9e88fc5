import { spawn } from 'node:child_process'

/** Unprivileged user as which child processes run if this process is root. */
export interface RunAs {
  uid: number
  gid: number
}

export interface Outcome {
  /** Exit code; null if the program could not start or was killed. */
  code: number | null
  /** Output of the program, or the reason why the program could not start. */
  output: string
}

const OPEN_PIPES_TIMEOUT_MS = 500

/**
 * Runs a program until it exits, optionally as another user. If the program can't start, returns a result and
 * doesn't throw.
 */
export function run(command: string, args: string[], options: { as?: RunAs; cwd?: string } = {}) {
  return new Promise<Outcome>((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      ...options.as,
      env: { ...process.env, LC_ALL: 'C', LANG: 'C', LC_MESSAGES: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const append = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
    child.on('exit', (code) => setTimeout(() => leave(code), OPEN_PIPES_TIMEOUT_MS).unref())
    // If the program starts a daemon, the daemon may keep these pipes open forever.
    const leave = (code: number | null) => {
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ code, output })
    }
  })
}
