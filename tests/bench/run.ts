import { cpus } from 'node:os'
import { parts } from './parts.ts'
import { runCommand } from './run-command.ts'
import { printTable, type Row } from './table.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0)
  throw new Error(`No part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`)

console.error(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
runCommand('npm run --silent build')
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const began = performance.now()
  rows.push(...(await measure()))
  console.error(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}
printTable(rows)
