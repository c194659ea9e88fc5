import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { createIdMaker } from '../db/index.ts'
import { resetByOperator } from '../platform/users/reset-by-operator.ts'
import { showUsage, withDatabase } from './with-database.ts'

const USAGE = `Usage: npm run user -- password <user name>

Asks for the new password of a user, or reads it from standard input. The user's sessions end, and failed
sign-ins and links to other login services are removed.`

const FAILED = 1
const ACTIVE = 1

/** Asks for a text that isn't shown. */
async function askHidden(question: string): Promise<string> {
  stdout.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: stdin, output, terminal: true })
  const answer = await reader.question('')
  reader.close()
  stdout.write('\n')
  return answer
}

/** Reads the new password. It is never an argument, since other users of the system can see arguments. */
async function readPassword(username: string): Promise<string | undefined> {
  if (!stdin.isTTY) {
    for await (const line of createInterface({ input: stdin })) return line
    return ''
  }
  const password = await askHidden(`New password of ${username}: `)
  return (await askHidden('Repeat it: ')) === password ? password : undefined
}

/** Sets the password and prints the result. */
async function setPassword(username: string, password: string): Promise<void> {
  await withDatabase(async ({ database: { db } }) => {
    const ids = await createIdMaker(db)
    try {
      const status = await resetByOperator({ db, ids, username, password, at: new Date() })
      console.log(`The password of ${username} is set.`)
      if (status !== ACTIVE)
        console.log(`${username} is frozen and can't sign in until an administrator unfreezes them.`)
    } finally {
      await ids.close()
    }
  })
}

const [command, username, ...rest] = process.argv.slice(2)
if (command !== 'password' || username === undefined || username.startsWith('-') || rest.length > 0)
  showUsage(USAGE)
else {
  const password = await readPassword(username)
  if (password === undefined) {
    console.error('The two passwords differ.')
    process.exitCode = FAILED
  } else await setPassword(username, password)
}
