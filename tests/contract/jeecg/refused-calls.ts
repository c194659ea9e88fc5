import { readFileSync } from 'node:fs'

/** Lines of a text that aren't empty. */
export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '')

function readRefused(page: string): string[] {
  const [, after = ''] = page.split('## Calls that are not served')
  const [section = ''] = after.split('\n## ')
  return lines(section)
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, call = '']) => call))
}

/** Calls and path prefixes (`/sys/tenant/**`) that the compatibility page lists as not served. */
export const refused = readRefused(readFileSync('docs/compatibility.md', 'utf8'))

/** True if a row of the compatibility page names a call, or a prefix of its path. */
export const covers = (row: string, call: string): boolean =>
  row.endsWith('/**') ? (call.split(' ')[1] ?? '').startsWith(row.slice(0, -2)) : row === call
