import type { Translate } from '#runtime/i18n'

/** What the server takes, each with its name for people, its media type and the ends of its names. */
const TYPES = {
  png: { name: 'PNG', media: 'image/png', ends: ['png'] },
  jpeg: { name: 'JPEG', media: 'image/jpeg', ends: ['jpg', 'jpeg'] },
  webp: { name: 'WebP', media: 'image/webp', ends: ['webp'] },
  gif: { name: 'GIF', media: 'image/gif', ends: ['gif'] },
  pdf: { name: 'PDF', media: 'application/pdf', ends: ['pdf'] },
} as const
type FileType = keyof typeof TYPES

/** Pictures that can hold no script. */
export const PICTURES: readonly FileType[] = ['png', 'jpeg', 'webp', 'gif']
export const FILES: readonly FileType[] = [...PICTURES, 'pdf']

const MEGABYTE = 1_048_576
const DEFAULT_MB = 10

/** Limits of a field. */
export interface UploadRules {
  types: readonly FileType[]
  maxMb?: number | undefined
  max?: number | undefined
  /** The kind of upload, as the server registers it. */
  biz?: string | undefined
}

export const maxOf = ({ max = 1 }: Pick<UploadRules, 'max'>) => max

const mbOf = ({ maxMb = DEFAULT_MB }: UploadRules) => maxMb
const namesOf = ({ types }: UploadRules) => types.map((type) => TYPES[type].name).join(', ')

/** What the file dialog offers. */
export const acceptOf = ({ types }: UploadRules) =>
  types.flatMap((type) => [TYPES[type].media, ...TYPES[type].ends.map((end) => `.${end}`)]).join(',')

/** The limits in words, to be read before one chooses. */
export function limitsText(rules: UploadRules, t: Translate): string {
  const values = { types: namesOf(rules), mb: mbOf(rules), max: maxOf(rules) }
  return maxOf(rules) === 1
    ? t('{{types}}, up to {{mb}} MB.', values)
    : t('{{types}}, up to {{mb}} MB each, up to {{max}} files.', values)
}

/** Why a file can't be taken, in words; undefined if it can. Said before anything is sent. */
export function whyNot(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  rules: UploadRules,
  t: Translate,
): string | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const isKnown = rules.types.some(
    (known) => TYPES[known].media === type && (TYPES[known].ends as readonly string[]).includes(end),
  )
  if (!isKnown) return t("{{name}} isn't a {{types}} file.", { name, types: namesOf(rules) })
  if (size === 0) return t('{{name}} is empty.', { name })
  const mb = mbOf(rules)
  return size > mb * MEGABYTE ? t('{{name}} is larger than {{mb}} MB.', { name, mb }) : undefined
}

const KILOBYTE = 1024

/** A size as people read it: `340 KB`, `1.2 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`

/** The stored paths of any value: one, or a list of them. */
export const pathsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (path): path is string => typeof path === 'string' && path !== '',
  )

/** A stored file has no name of its own: which one it is, and what kind. */
export function storedName(path: string, index: number, t: Translate): string {
  const end = /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]
  const name = t('File {{number}}', { number: index + 1 })
  return end === undefined ? name : `${name}.${end}`
}
