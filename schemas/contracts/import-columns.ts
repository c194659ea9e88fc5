/** A text per language. */
interface Titles {
  en: string
  zh: string
}

/** Cell type: text, or yuan with at most two decimals. */
export type ImportType = 'text' | 'yuan'

/** A column of an import file. */
export interface ImportColumn {
  /** Field name. */
  name: string
  /** Column heading in each language; the file may use any of them. */
  titles: Titles
  /** Alternative headings, such as the headings of other systems. */
  aliases?: readonly string[]
  type: ImportType
  /** Dictionary of the column; cells hold its texts in any language, or its values. */
  dict?: string
  required: boolean
  /** Description of the accepted values. */
  notes: Titles
  /** Values of the template's example row, which the import skips. */
  examples: Titles
}

type TextColumn = Pick<ImportColumn, 'titles' | 'notes' | 'examples'> & Partial<ImportColumn>

/** Declares a column of texts, which is optional by default. */
export const textColumn = (name: string, column: TextColumn): ImportColumn => ({
  name,
  type: 'text',
  required: false,
  ...column,
})

/** An example that is the same in every language. */
export const sameExample = (example: string) => ({ en: example, zh: example })

/** Declares operations that an import may call for each row, with the columns of the file. */
export const defineImports = (
  imports: Readonly<Record<string, readonly ImportColumn[]>>,
): Readonly<Record<string, readonly ImportColumn[]>> => imports
