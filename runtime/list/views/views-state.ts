import type { ViewState } from '#schemas'
import type { AppError } from '#schemas/errors'

/** A view that can be chosen. */
export interface ViewChoice {
  id: string
  /** In the language of the user, where it comes with the page. */
  title: string
  state: ViewState
  /** Undefined for those that come with the page: nobody changes them. */
  own: { isDefault: boolean; version: number } | undefined
}

/** The views of a list. */
export interface ViewsState {
  /** Those of the page first. */
  views: readonly ViewChoice[]
  /** The one that was chosen last. */
  current: ViewChoice | undefined
  /** The list looks different from the current view by now. */
  isChanged: boolean
  isLoading: boolean
  /** Why the user's own views are not known. */
  error: AppError | undefined
  retry: () => void
  choose: (id: string) => void
  /** The page as it comes, without any view. */
  leave: () => void
  /** Keeps what the list looks like now under a new name, and chooses it. Rejects where that is refused. */
  saveAs: (title: string) => Promise<void>
  /** Keeps what the list looks like now under the current view's name. */
  update: () => Promise<void>
  rename: (title: string) => Promise<void>
  remove: () => Promise<void>
  /** The page opens with the current view from now on, or no longer. */
  toggleDefault: () => Promise<void>
}
