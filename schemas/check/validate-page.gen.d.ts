import type { Page } from '../meta/page.ts'

declare const validatePage: {
  (value: unknown): value is Page
  errors?: readonly { keyword: string; instancePath: string; params: Record<string, unknown>; message?: string }[] | null
}
/** Values that each discriminator can have, by its name. */
export const discriminators: Readonly<Record<string, readonly string[]>>
// biome-ignore lint/style/noDefaultExport: ajv writes it so
export default validatePage
