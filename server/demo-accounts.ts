import { defineError } from '#schemas/errors'
import type { Db } from './db/index.ts'
import { DEMO_PASSWORD, demoUsers } from './db/seed/data/accounts.ts'
import { isPassword } from './modules/system/password.ts'

const demoAccountsOpen = defineError<{ names: readonly string[] }>(
  'DEMO_ACCOUNTS_OPEN',
  'http',
  ({ names }) =>
    `demo mode is off, but anybody can sign in as ${names.join(', ')} with the demo password: ` +
    'give them other passwords, freeze them, or use a database that no demo was made in',
)

/** Refuses to go on where a demo account still has the password that everybody knows. */
export async function assertNoDemoPassword(db: Db): Promise<void> {
  const accounts = await db
    .selectFrom('sys_user')
    .select(['username', 'password as hash', 'salt'])
    .where(
      'username',
      'in',
      demoUsers.map(({ username }) => username),
    )
    .where('status', '=', 1)
    .where('del_flag', '=', 0)
    .orderBy('username')
    .execute()
  const open = await Promise.all(accounts.map((account) => isPassword(DEMO_PASSWORD, account)))
  const names = accounts.filter((_, index) => open[index]).map(({ username }) => username)
  if (names.length > 0) throw demoAccountsOpen({ names })
}
