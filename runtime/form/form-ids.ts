import { createContext, use } from 'react'

/** Prefix of the ids in one form on screen, so that two forms with a field of one name don't share labels. */
export const FormIdContext = createContext('form')

/** How many inputs of the form are seen. */
export const ShownCountContext = createContext(Number.POSITIVE_INFINITY)

/** Ids of a field's input and of its error text. */
export function useFormIds(key: string): { input: string; error: string } {
  const input = `${use(FormIdContext)}-${key}`
  return { input, error: `${input}-error` }
}
