import { runSchemaCommand } from '#schemas/cli'
import { checkOptions } from './check-options.ts'

process.exitCode = await runSchemaCommand({
  args: process.argv.slice(2),
  root: process.cwd(),
  options: checkOptions(),
  print: (line) => console.log(line),
})
