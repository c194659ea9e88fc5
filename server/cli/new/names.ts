/** Spellings of a renderer's name, for example of `payment-method`. */
export interface RendererNames {
  /** Folder and file, `payment-method`. */
  kebab: string
  /** Variable, `paymentMethod`. */
  camel: string
  /** Name in pages, `PaymentMethod`. */
  pascal: string
  /** Title on screen, `Payment method`. */
  title: string
}

const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Reads a kebab-case name; undefined if it isn't one. */
export function readNames(kebab: string): RendererNames | undefined {
  if (!pattern.test(kebab)) return undefined
  const words = kebab.split('-')
  const pascal = words.map(capital).join('')
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: capital(words.join(' ')),
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
