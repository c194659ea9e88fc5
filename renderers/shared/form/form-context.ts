import { createContext, use } from 'react'
import type { FormEngine, LeafState } from '#runtime'
import type { FormLayout } from '#schemas'

/** What the components of a form share: the form engine, the prefix of ids, and the layout. */
export interface FormDrawing {
  engine: FormEngine
  /**
   * Prefix of element ids. Without the prefix, two forms with fields of the same name would have the same
   * ids.
   */
  prefix: string
  layout: Required<FormLayout>
}

export const FormDrawingContext = createContext<FormDrawing | undefined>(undefined)

export function useFormDrawing(): FormDrawing {
  const drawing = use(FormDrawingContext)
  if (!drawing) throw new Error('This is rendered outside <FormNodes>')
  return drawing
}

/** Returns the id of the element around an input. The form uses this id to move the focus. */
export const boxIdOf = (prefix: string, leaf: LeafState): string => `${prefix}-${leaf.id}-box`
