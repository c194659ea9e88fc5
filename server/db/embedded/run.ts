import { spawn } from 'node:child_process'

/** The unprivileged user to run as, where we are root. */
export interface RunAs {
  uid: number
  gid: number
}

export interface Outcome {
  /** Exit code, or null where the program could not be run or was killed. */
  code: number | null
  /** All it wrote, or the reason it could not be run. */
  said: string
}

const LEFT_OPEN_MS = 500

/** Runs a program to its end, as another user if asked; a program that cannot be run is an outcome, not a throw. */
export function run(command: string, args: string[], options: { as?: RunAs; cwd?: string } = {}) {
  return new Promise<Outcome>((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      ...options.as,
      env: { ...process.env, LC_ALL: 'C', LANG: 'C', LC_MESSAGES: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString('utf8')
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => resolve({ code: null, said: error.message }))
    child.on('close', (code) => resolve({ code, said }))
    child.on('exit', (code) => setTimeout(() => leave(code), LEFT_OPEN_MS).unref())
    // A program that leaves a server behind may leave it these pipes too, so that they never close.
    const leave = (code: number | null) => {
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ code, said })
    }
  })
}
