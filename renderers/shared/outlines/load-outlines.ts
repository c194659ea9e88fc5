import { type Outline, type OutlineFile, readOutlines } from './outlines.ts'

const files = import.meta.glob<string>('./files/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** Name of the file with the provinces. The other files are named by the two digits of a province. */
export const COUNTRY = 'china'

/** Loads the outlines in a file. Returns none if there is no such file. */
export async function loadOutlines(name: string): Promise<Outline[]> {
  const url = files[`./files/${name}.json`]
  if (url === undefined) return []
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The outlines of ${name} can't be loaded: ${response.status}`)
  return readOutlines((await response.json()) as OutlineFile)
}
