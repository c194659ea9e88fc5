import { operations, shapes } from '#schemas'
import { sampleOf } from './hostile.ts'

type Leaf = Parameters<typeof sampleOf>[1]

/**
 * Creates a valid response for every operation. `leaf` can replace each scalar in a result, and `whole` can
 * replace the whole result.
 */
export function sampleAnswers(leaf?: Leaf, whole: (result: unknown) => unknown = (result) => result) {
  return Object.fromEntries(
    Object.entries(operations).map(([name, { method, path, gives }]) => {
      const shape = shapes[name]?.result
      const one = () => (shape ? sampleOf(shape, leaf) : null)
      const result =
        gives === 'page' ? { records: [one(), one()], total: 2, size: 20, current: 1, pages: 1 } : one()
      return [`${method} ${path}`, () => ({ result: whole(result) })]
    }),
  )
}
