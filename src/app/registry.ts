import { blocks, cells, charts, FormItem, fields, kinds, states } from '#renderers'
import { createRegistry } from '#runtime'

/** Every renderer of the product, by the names pages use. */
export const registry = createRegistry({
  cells,
  fields,
  blocks,
  charts,
  kinds,
  states,
  formItem: FormItem,
})
