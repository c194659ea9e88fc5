import { spawnSync } from 'node:child_process'

/** Runs a command and throws if it fails. The output of the command goes to standard error. */
export function runCommand(command: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}
