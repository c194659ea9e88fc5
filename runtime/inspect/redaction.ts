import type { Page } from '#schemas'
import { isRecord } from '#schemas/values'
import type { AccessRights } from '../access/create-access.ts'
import { canRead } from '../form/node-access.ts'
import { isSecretComponent, SECRET_NAME } from '../form/secret-fields.ts'

/** Shown instead of a value that the user may not see. */
export const DOTS = '••••'
const MASKED_CELL = 'Masked'
const MAX_LENGTH = 300

/** Formats values. Values of secret, masked and forbidden fields are replaced by dots, at any depth. */
export interface Redaction {
  isSecret: (field: string) => boolean
  /** Formats a value as shortened JSON. */
  show: (value: unknown, path?: string) => string
  /** True if a path such as `record.shop.phone` contains a secret, masked or forbidden field. */
  hides: (path: string) => boolean
}

/** Finds the fields of a page that are masked or that this user may not see. */
export function createRedaction(page: Page, access: AccessRights): Redaction {
  const secrets = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (isRecord(value) && typeof value.field === 'string') {
      const isMasked =
        value.cell === MASKED_CELL || value.mask !== undefined || isSecretComponent(value.component)
      const requires = value.requires as Parameters<typeof canRead>[1]
      if (isMasked || !canRead(access, requires)) secrets.add(value.field)
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(page)
  const isSecret = (field: string) => secrets.has(field) || SECRET_NAME.test(field)
  const hides = (path: string) => path.split(/[.[\]]+/).some(isSecret)
  const show = (value: unknown, path = '') => (hides(path) ? DOTS : write(value, isSecret))
  return { isSecret, show, hides }
}

function write(value: unknown, isSecret: (field: string) => boolean): string {
  if (value === undefined || value === null) return '–'
  try {
    const text = JSON.stringify(value, (key, part) =>
      isSecret(key) && part !== null && part !== undefined ? DOTS : part,
    )
    return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  } catch {
    return String(value).slice(0, MAX_LENGTH)
  }
}
