/** The names that follow from `payment-method`. */
export interface RendererNames {
  /** Folder and file, `payment-method`. */
  kebab: string
  /** Variable, `paymentMethod`. */
  camel: string
  /** Name in pages, `PaymentMethod`. */
  pascal: string
  /** Title for people, `Payment method`. */
  title: string
}

const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Reads a name in kebab case; undefined where it is none. */
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
