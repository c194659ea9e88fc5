import type { TestApp } from './app.ts'

/** Signs demo users in one after another: hashes made side by side make each other late on a busy machine. */
export async function signInAll<Name extends string>(
  server: TestApp,
  names: readonly Name[],
): Promise<Record<Name, Record<string, string>>> {
  const tokens = {} as Record<Name, Record<string, string>>
  for (const name of names) tokens[name] = { ...(await server.signIn(name)), 'x-locale': 'en-US' }
  return tokens
}
