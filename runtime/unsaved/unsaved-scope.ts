import { createContext, use, useMemo } from 'react'
import { useRuntime } from '../runtime-context.ts'

/** Forms of a page and of the pages in its drawers. */
export interface UnsavedScope {
  /** Adds a form until the returned function is called. */
  add: (key: string) => () => void
  /**
   * Asks whether the forms may lose their changes. Resolves to true if nothing would be lost or the user
   * agrees.
   */
  confirmLoss: () => Promise<boolean>
}

export const UnsavedScopeContext = createContext<UnsavedScope | undefined>(undefined)

/** Creates the scope of a page, for `<UnsavedScopeContext>`. Its forms belong to the outer scopes too. */
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
      confirmLoss: async () =>
        forms.size === 0 || (await unsaved?.confirmLoss([...forms].map(({ key }) => key))) !== false,
    }
  }, [unsaved, outer])
}
