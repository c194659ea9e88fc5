import { useState } from 'react'
import type { PageActions } from '#runtime'
import { type Entry, type EntryTree, type MoveTarget, type Step, stepOf } from './entry-tree.ts'

/** Moves entries by drag and drop, keyboard or dialog. */
export interface MoveEntry {
  /** True if the user may move entries. */
  isAllowed: boolean
  /** Moves an entry, and shows an error itself if the move fails. */
  moveTo: (entry: Entry, target: MoveTarget) => Promise<void>
  /** Returns the target of a move by keyboard, or undefined if the move isn't possible. */
  stepOf: (entry: Entry, step: Step) => MoveTarget | undefined
  /** Entry for which the user is selecting a target in the dialog. */
  dialogEntry: Entry | undefined
  setDialogEntry: (entry: Entry | undefined) => void
}

interface MoveEntryOptions {
  tree: EntryTree
  actions: PageActions
  /** Id of the page's action that moves an entry. */
  move: string | undefined
  /** Expands the new parent, so that the moved entry is visible. */
  open: (id: string) => void
}

/** Moves entries with an action of the page, which handles permissions, errors and reloading. */
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
