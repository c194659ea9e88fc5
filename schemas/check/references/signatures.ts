import type { TSchema } from 'typebox'
import type { CheckContext } from '../context.ts'
import type { Path } from '../page-text.ts'
import { renderersOf } from '../renderer-parts.ts'

interface Taken {
  properties?: Record<string, TSchema>
  required?: string[]
}

/**
 * Name of the argument with the approval token. The token isn't part of the content that the second user
 * approves.
 */
const SIGNATURE = 'signature'

/** Checks that the page shows the approver all arguments of an operation that needs approval. */
export function checkSignatures(context: CheckContext) {
  for (const { name, props, path } of renderersOf(context.page, context.options.contracts)) {
    const { operation, content } = props ?? {}
    if (name !== 'FourEyes' || typeof operation !== 'string') continue
    const at = [...path, 'props']
    if (asksForOne(operation, [...at, 'operation'], context)) checkContent(operation, content, at, context)
  }
}

function asksForOne(operation: string, path: Path, { options, report }: CheckContext): boolean {
  const { operations } = options.contracts
  const found = Object.hasOwn(operations, operation) ? operations[operation] : undefined
  if (!found) {
    const message = `Unknown operation "${operation}".`
    report({ code: 'E202', path, message, written: operation, known: Object.keys(operations) })
  } else if (found.countersign === undefined) {
    report({ code: 'E203', path, message: `${operation} does not need approval.` })
  }
  return found?.countersign !== undefined
}

function checkContent(operation: string, content: unknown, at: Path, { options, report }: CheckContext) {
  const { properties = {}, required = [] }: Taken = options.contracts.shapes[operation]?.args ?? {}
  const known = Object.keys(properties).filter((name) => name !== SIGNATURE)
  const given = Object.keys(Object(content) as object)
  const foreign = given.filter((name) => !known.includes(name))
  for (const name of foreign) {
    const message = `${operation} has no argument "${name}" to approve.`
    report({ code: 'E206', path: [...at, 'content', name], part: 'key', message, written: name, known })
  }
  if (foreign.length > 0) return
  for (const name of required.filter((needed) => !given.includes(needed))) {
    const message = `The approval of ${operation} lacks the argument "${name}".`
    report({ code: 'E207', path: [...at, 'operation'], message })
  }
}
