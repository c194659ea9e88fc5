import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MakeResult } from '../make.ts'
import { contractFiles } from './contract.ts'
import { migrationText, moduleFiles } from './module.ts'
import { type AreaNames, readAreaNames } from './names.ts'
import { pageFiles } from './pages.ts'
import { testFiles } from './test-file.ts'

const AREAS = 'server/areas.ts'
const MIGRATIONS = 'server/db/migrations'

/** Path of the next migration. The number in the path is one higher than the number of the last migration. */
function migrationFile(root: string, { kebab }: AreaNames): string {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).map((file) => Number.parseInt(file, 10) || 0)
  return `${MIGRATIONS}/${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${kebab}.sql`
}

/** Adds the line of the area to the list of areas, which is sorted by folder. */
function withLine(text: string, { kebab, camel }: AreaNames): string {
  const line = `export { ${camel}Area } from './modules/${kebab}/area.ts'`
  const lines = text.trimEnd().split('\n')
  const folderOf = (entry: string) => entry.slice(entry.indexOf(' from '), entry.lastIndexOf('/'))
  const at = lines.findIndex((entry) => entry.startsWith('export ') && folderOf(entry) > folderOf(line))
  return `${lines.toSpliced(at === -1 ? lines.length : at, 0, line).join('\n')}\n`
}

const nextSteps = ({ kebab }: AreaNames) => [
  'Write the lists and types: npm run contracts, npm run db:types.',
  `Try it: npx vitest run server/modules/${kebab}`,
  'Write docs/permissions.md: npx vitest run --project server tests/contract/matrix.test.ts -u',
  'Go on with docs/area.md.',
]

/** Creates the folders and the migration of an area, and adds the area to the list of areas. */
export function makeArea(root: string, [name = '', chinese = '']: readonly string[]): MakeResult {
  const names = readAreaNames(name, chinese)
  if (!names)
    return {
      problem: `"${name} ${chinese}" names no area: say it in kebab case and in Chinese, such as npm run new -- area tea-blend 茶品`,
    }
  const areas = readFileSync(path.join(root, AREAS), 'utf8')
  const files = {
    ...contractFiles(names),
    ...moduleFiles(names),
    ...testFiles(names),
    ...pageFiles(names),
    [migrationFile(root, names)]: migrationText(names),
  }
  const existing = Object.keys(files).find((file) => existsSync(path.join(root, file)))
  if (existing) return { problem: `${existing} is there already.` }
  for (const [file, text] of Object.entries({ ...files, [AREAS]: withLine(areas, names) })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return { files: [...Object.keys(files), AREAS], next: nextSteps(names) }
}
