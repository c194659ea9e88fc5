import { useState } from 'react'
import type { PageActions } from '#runtime'
import { type Entry, type EntryTree, type Step, stepOf, type Target } from './entry-tree.ts'

/** How entries are moved, by whichever way. */
export interface Moving {
  /** The user may move entries at all. */
  isAllowed: boolean
  /** Takes an entry there; a failure is shown once. */
  moveTo: (entry: Entry, target: Target) => Promise<void>
  /** Where a step by the keyboard would lead; undefined where it leads nowhere. */
  stepOf: (entry: Entry, step: Step) => Target | undefined
  /** The entry whose new place is being chosen in a dialog. */
  asked: Entry | undefined
  ask: (entry: Entry | undefined) => void
}

interface MovingOptions {
  tree: EntryTree
  actions: PageActions
  /** Id of the page's action. */
  move: string | undefined
  /** Opens a branch, so that what came into it is seen. */
  open: (id: string) => void
}

/** Moves by the action that the page names, so that rights, failures and what is read again are its affair. */
export function useMoving({ tree, actions, move, open }: MovingOptions): Moving {
  const [asked, ask] = useState<Entry>()
  const viewOf = (record: Record<string, unknown>) =>
    move === undefined ? undefined : actions.viewsOf([move], { record })[0]
  return {
    isAllowed: viewOf({}) !== undefined,
    moveTo: async ({ line }, target) => {
      const { toParent } = target
      if (toParent !== null) open(toParent)
      await viewOf({ ...line, ...target })?.run()
    },
    stepOf: (entry, step) => stepOf(tree, entry, step),
    asked,
    ask,
  }
}
