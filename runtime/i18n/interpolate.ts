/** Values put into a text at `{{name}}`. */
export type TextValues = Readonly<Record<string, string | number>>

/** Gives the English source text in the language of the user; an unknown text comes back as it is. */
export type Translate = (text: string, values?: TextValues) => string

/**
 * Fills `{{name}}` places, and `{{name:row|rows}}` with the first word where the value is one and the second otherwise;
 * a place without a value stays visible, so that the mistake is seen.
 */
export function interpolate(text: string, values?: TextValues): string {
  if (!values) return text
  return text.replace(
    /\{\{(\w+)(?::([^|{}]+)\|([^|{}]+))?\}\}/g,
    (place, name: string, one?: string, many?: string) => {
      if (!Object.hasOwn(values, name)) return place
      const said = String(values[name])
      return (said === '1' ? one : many) ?? said
    },
  )
}

/** A translator over flat catalogues `English → translation`; the first that knows the text wins. */
export function createTranslate(
  ...catalogues: readonly (Readonly<Record<string, string>> | undefined)[]
): Translate {
  return (text, values) => {
    const catalogue = catalogues.find((known) => known && Object.hasOwn(known, text))
    return interpolate(catalogue?.[text] ?? text, values)
  }
}
