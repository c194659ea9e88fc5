// A process that uses the embedded server: `node --import tsx embedded-child.ts <dataDir> <systemDir>
// <hold|write>`. The process prints `started <url>`. In the mode `write`, it also writes rows, and prints the
// number of each acknowledged row. A line on standard input stops the process cleanly.
import pg from 'pg'
import { startEmbedded } from '../../server/db/index.ts'

const WRITERS = 4
const [dataDir = '', systemDir = '', task = ''] = process.argv.slice(2)
const embedded = await startEmbedded({
  dataDir,
  systemDir,
  durable: task === 'write',
  log: () => undefined,
})
console.log(`started ${embedded.url}`)

process.stdin.once('data', async () => {
  await embedded.stop()
  process.exit(0)
})

async function write(client: pg.Client, from: number): Promise<never> {
  for (let row = from; ; row += WRITERS) {
    await client.query('insert into acknowledged values ($1)', [row])
    console.log(row)
  }
}

if (task === 'write') {
  const clients = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: embedded.url }))
  for (const client of clients) {
    client.on('error', () => undefined)
    await client.connect()
  }
  await clients[0]?.query('create table acknowledged (row integer primary key)')
  await Promise.allSettled(clients.map(write))
}
