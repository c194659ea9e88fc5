import type { Translate } from '#runtime/i18n'

/** File types that the server accepts, each with a name, a media type and file extensions. */
const TYPES = {
  png: { name: 'PNG', media: 'image/png', ends: ['png'] },
  jpeg: { name: 'JPEG', media: 'image/jpeg', ends: ['jpg', 'jpeg'] },
  webp: { name: 'WebP', media: 'image/webp', ends: ['webp'] },
  gif: { name: 'GIF', media: 'image/gif', ends: ['gif'] },
  pdf: { name: 'PDF', media: 'application/pdf', ends: ['pdf'] },
} as const
type FileType = keyof typeof TYPES

/** Picture types that can't contain scripts. */
export const PICTURES: readonly FileType[] = ['png', 'jpeg', 'webp', 'gif']
export const FILES: readonly FileType[] = [...PICTURES, 'pdf']

const MEGABYTE = 1_048_576
const DEFAULT_MB = 10

/** Limits of an upload field. */
export interface UploadRules {
  types: readonly FileType[]
  maxMb?: number | undefined
  max?: number | undefined
  /** Category under which the server stores the files. */
  biz?: string | undefined
}

export const maxOf = ({ max = 1 }: Pick<UploadRules, 'max'>) => max

const mbOf = ({ maxMb = DEFAULT_MB }: UploadRules) => maxMb
const namesOf = ({ types }: UploadRules) => types.map((type) => TYPES[type].name).join(', ')

/** Returns the value of the `accept` attribute, which determines the files that the file dialog offers. */
export const acceptOf = ({ types }: UploadRules) =>
  types.flatMap((type) => [TYPES[type].media, ...TYPES[type].ends.map((end) => `.${end}`)]).join(',')

/** Returns the localized text of the limits, which is shown before the user selects a file. */
export function limitsText(rules: UploadRules, t: Translate): string {
  const values = { types: namesOf(rules), mb: mbOf(rules), max: maxOf(rules) }
  return maxOf(rules) === 1
    ? t('{{types}}, up to {{mb}} MB.', values)
    : t('{{types}}, up to {{mb}} MB each, up to {{max}} files.', values)
}

/** Returns the localized reason why a file is rejected. Returns undefined if the file is accepted. */
export function rejectionReason(
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

/** Formats the size of a file, such as `340 KB` or `1.2 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`

/** Returns the stored paths of a field, whose value is one path or a list of paths. */
export const pathsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (path): path is string => typeof path === 'string' && path !== '',
  )

/** Returns the name that is shown for a stored file: the number and the type of the file. */
export function storedName(path: string, index: number, t: Translate): string {
  const end = /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]
  const name = t('File {{number}}', { number: index + 1 })
  return end === undefined ? name : `${name}.${end}`
}
