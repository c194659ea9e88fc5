import { createContext, use, useMemo } from 'react'
import { useRuntime } from '../runtime-context.ts'

/** The forms of a page and of the pages in its drawers. */
export interface UnsavedScope {
  /** Adds a form. Returns a function that removes the form. */
  add: (key: string) => () => void
  /** True if the page or one of its drawers has a form. */
  hasForms: () => boolean
  /**
   * Asks whether the changes of the forms may be lost. Resolves to true if the user agrees or there are no
   * changes.
   */
  confirmLoss: () => Promise<boolean>
}

export const UnsavedScopeContext = createContext<UnsavedScope | undefined>(undefined)

/**
 * Creates the scope of a page, for `<UnsavedScopeContext>`. Each form in this scope is also added to all
 * outer scopes.
 */
export function useUnsavedScope(): UnsavedScope {
  const { unsaved } = useRuntime()
  const outer = use(UnsavedScopeContext)
  return useMemo(() => {
    const forms = new Set<{ key: string }>()
    return {
      add: (key) => {
        const form = { key }
        forms.add(form)
        const removeFromOuter = outer?.add(key)
        return () => {
          forms.delete(form)
          removeFromOuter?.()
        }
      },
      hasForms: () => forms.size > 0,
      confirmLoss: async () =>
        forms.size === 0 || (await unsaved?.confirmLoss([...forms].map(({ key }) => key))) !== false,
    }
  }, [unsaved, outer])
}
