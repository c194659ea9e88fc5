import { createContext, use } from 'react'
import type { FormEngine, LeafState } from '#runtime'
import type { FormLayout } from '#schemas'

/** Context of a form's components. */
export interface FormDrawing {
  engine: FormEngine
  /** Prefix of ids, so that two forms with equal field names don't share labels. */
  prefix: string
  layout: Required<FormLayout>
}

export const FormDrawingContext = createContext<FormDrawing | undefined>(undefined)

export function useFormDrawing(): FormDrawing {
  const drawing = use(FormDrawingContext)
  if (!drawing) throw new Error('This is rendered outside <FormNodes>')
  return drawing
}

/** Id of the element around an input, used to move the focus. */
export const boxIdOf = (prefix: string, leaf: LeafState): string => `${prefix}-${leaf.id}-box`
