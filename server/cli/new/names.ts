/** Spellings of a renderer's name for its files and its code. */
export interface RendererNames {
  /** Name of folder and file, such as `payment-method`. */
  kebab: string
  /** Name of the variable, such as `paymentMethod`. */
  camel: string
  /** Name in page files, such as `PaymentMethod`. */
  pascal: string
  /** Title on screen, such as `Payment method`. */
  title: string
}

const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Derives all spellings from a name in kebab case. Returns undefined if the name isn't in kebab case. */
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
