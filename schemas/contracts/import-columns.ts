/** A text in each language. */
interface Titles {
  en: string
  zh: string
}

/** Type of a column's cells: text, or an amount in yuan with at most two decimals. */
export type ImportType = 'text' | 'yuan'

/** A column of an import file. */
export interface ImportColumn {
  /** Name of the field that gets the value. */
  name: string
  /** Heading of the column in each language. A file may use the heading of any language. */
  titles: Titles
  /** Other headings that a file may use, such as headings of other systems. */
  aliases?: readonly string[]
  type: ImportType
  /** Code of the column's dictionary. Cells contain the dictionary's values, or its texts in any language. */
  dict?: string
  required: boolean
  /** Describes which values the column accepts. */
  notes: Titles
  /** Values of the example row in the template. The import skips this row. */
  examples: Titles
}

type TextColumn = Pick<ImportColumn, 'titles' | 'notes' | 'examples'> & Partial<ImportColumn>

/** Declares a column of texts. By default, the column is optional. */
export const textColumn = (name: string, column: TextColumn): ImportColumn => ({
  name,
  type: 'text',
  required: false,
  ...column,
})

/** Returns an example value that is the same in every language. */
export const sameExample = (example: string) => ({ en: example, zh: example })

/** Declares operations that an import can call once for each row, with the columns of the import file. */
export const defineImports = (
  imports: Readonly<Record<string, readonly ImportColumn[]>>,
): Readonly<Record<string, readonly ImportColumn[]>> => imports
