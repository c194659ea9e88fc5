/** Values for the `{{name}}` placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Translates an English source text. An unknown text is returned unchanged. */
export type Translate = (text: string, values?: TextValues) => string

/**
 * Fills `{{name}}`, and `{{name:row|rows}}` with the singular for 1 and the plural otherwise. A placeholder
 * without a value stays visible.
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

/** Creates a translator from catalogues `English → translation`. The first catalogue with the text wins. */
export function createTranslate(
  ...catalogues: readonly (Readonly<Record<string, string>> | undefined)[]
): Translate {
  return (text, values) => {
    const catalogue = catalogues.find((known) => known && Object.hasOwn(known, text))
    return interpolate(catalogue?.[text] ?? text, values)
  }
}
