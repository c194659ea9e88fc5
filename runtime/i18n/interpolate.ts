/** Values for the `{{name}}` placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Translates an English source text. Returns a text without a translation unchanged. */
export type Translate = (text: string, values?: TextValues) => string

/**
 * Replaces `{{name}}` by its value. `{{name:row|rows}}` becomes the singular if the value is 1, and the
 * plural otherwise. A placeholder without a value stays in the text.
 */
export function interpolate(text: string, values?: TextValues): string {
  if (!values) return text
  return text.replace(
    /\{\{(\w+)(?::([^|{}]+)\|([^|{}]+))?\}\}/g,
    (place, name: string, one?: string, many?: string) => {
      if (!Object.hasOwn(values, name)) return place
      const text = String(values[name])
      return (text === '1' ? one : many) ?? text
    },
  )
}

/**
 * Creates a translator from catalogues that map English texts to translations. The first catalogue with the
 * text is used.
 */
export function createTranslate(
  ...catalogues: readonly (Readonly<Record<string, string>> | undefined)[]
): Translate {
  return (text, values) => {
    const catalogue = catalogues.find((known) => known && Object.hasOwn(known, text))
    return interpolate(catalogue?.[text] ?? text, values)
  }
}
