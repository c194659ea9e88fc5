import { createContext, use } from 'react'
import type { FormEngine, LeafState } from '#runtime'
import type { FormLayout } from '#schemas'

/** Form engine, id prefix and layout that the components of a form share. */
export interface FormDrawing {
  engine: FormEngine
  /** Prefix of element ids. Separates the labels of two forms that have fields of the same name. */
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
