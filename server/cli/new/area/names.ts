import { type RendererNames, readNames } from '../names.ts'

/** Spellings of an area's name for its files, its table and its texts. */
export interface AreaNames extends RendererNames {
  /** Name of the table, such as `tea_blend`. */
  snake: string
  /** Title inside a sentence, such as `tea blend`. */
  lower: string
  /** Chinese title. */
  chinese: string
}

/**
 * Derives all spellings from a name in kebab case and a Chinese title. Returns undefined if one of these
 * spellings is invalid.
 */
export function readAreaNames(kebab: string, chinese: string): AreaNames | undefined {
  const names = readNames(kebab)
  if (!names || !/^\p{Script=Han}+$/u.test(chinese)) return undefined
  return { ...names, snake: kebab.replaceAll('-', '_'), lower: names.title.toLowerCase(), chinese }
}
