import { formatDescriptions } from './chinese/format-descriptions.ts'
import { formatTitles } from './chinese/format-titles.ts'
import { rendererDescriptions } from './chinese/renderer-descriptions.ts'
import { rendererTitles } from './chinese/renderer-titles.ts'

/** Chinese titles of all settings of the page format and of renderers, by the English title. */
export const chineseTitles: Readonly<Record<string, string>> = { ...rendererTitles, ...formatTitles }

/** Chinese descriptions of all settings, by the English description. */
export const chineseDescriptions: Readonly<Record<string, string>> = {
  ...rendererDescriptions,
  ...formatDescriptions,
}
