import { createContext, use } from 'react'
import type { FormEngine, LeafState } from '#runtime'
import type { FormLayout } from '#schemas'

/** What the drawing of a form shares. */
export interface FormDrawing {
  engine: FormEngine
  /** Prefix of ids, so that two forms with a field of one name don't share labels. */
  prefix: string
  layout: Required<FormLayout>
}

export const FormDrawingContext = createContext<FormDrawing | undefined>(undefined)

export function useFormDrawing(): FormDrawing {
  const drawing = use(FormDrawingContext)
  if (!drawing) throw new Error('This is drawn outside <FormNodes>')
  return drawing
}

/** Id of the box round an input; the focus is brought there. */
export const boxIdOf = (prefix: string, leaf: LeafState): string => `${prefix}-${leaf.id}-box`
