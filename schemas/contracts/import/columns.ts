/** A text in every language. */
interface Titles {
  en: string
  zh: string
}

/** What one cell of a column is read as: a text, or yuan with at most two decimals. */
export type ImportType = 'text' | 'yuan'

/** A column of a file of records. */
export interface ImportColumn {
  /** What the server calls it. */
  name: string
  /** Its heading; a file may use that of any language. */
  titles: Titles
  /** Further headings under which others bring it. */
  aliases?: readonly string[]
  type: ImportType
  /** The dictionary whose texts, in any language, or values may stand in it; the importer gets the value. */
  dict?: string
  required: boolean
  /** What may stand in it. */
  notes: Titles
  /** A row of these stands in the template, and is left out when the file comes back. */
  examples: Titles
}
