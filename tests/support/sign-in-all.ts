import type { TestApp } from './app.ts'

/**
 * Signs in demo users one after another, because parallel sign-ins are slow on a busy machine. Returns the
 * headers of each user.
 */
export async function signInAll<Name extends string>(
  server: TestApp,
  names: readonly Name[],
): Promise<Record<Name, Record<string, string>>> {
  const tokens = {} as Record<Name, Record<string, string>>
  for (const name of names) tokens[name] = { ...(await server.signIn(name)), 'x-locale': 'en-US' }
  return tokens
}
