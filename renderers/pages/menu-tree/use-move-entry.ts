import { useState } from 'react'
import type { PageActions } from '#runtime'
import { type Entry, type EntryTree, type MoveTarget, type Step, stepOf } from './entry-tree.ts'

/** Moves entries by drag and drop, with keys or with a dialog. */
export interface MoveEntry {
  /** True if the user may move entries. */
  isAllowed: boolean
  /** Moves an entry. Shows the error if the move fails. */
  moveTo: (entry: Entry, target: MoveTarget) => Promise<void>
  /** Returns the target of a move by key, or undefined if this move isn't possible. */
  stepOf: (entry: Entry, step: Step) => MoveTarget | undefined
  /** Entry that the user moves with the dialog, or undefined while the dialog is closed. */
  dialogEntry: Entry | undefined
  setDialogEntry: (entry: Entry | undefined) => void
}

interface MoveEntryOptions {
  tree: EntryTree
  actions: PageActions
  /** Id of the page's action that moves an entry. */
  move: string | undefined
  /** Expands an entry. After a move, the new parent is expanded, so that the moved entry is visible. */
  open: (id: string) => void
}

/**
 * Moves entries with an action of the page. The action checks permissions, shows errors and reloads the page.
 */
export function useMoveEntry({ tree, actions, move, open }: MoveEntryOptions): MoveEntry {
  const [dialogEntry, setDialogEntry] = useState<Entry>()
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
    dialogEntry,
    setDialogEntry,
  }
}
