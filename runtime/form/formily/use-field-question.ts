import type { Field } from '@formily/core'
import { useField } from '@formily/react'
import { useEffect, useState } from 'react'
import { createQuestions } from '../field-questions.ts'
import type { FieldQuestions } from '../form-state.ts'
import { useObservableValue } from '../use-observable-value.ts'

const questionsOf = new WeakMap<Field, FieldQuestions>()

/** Gives the component of a field access to its questions. */
export const provideQuestions = (field: Field, questions: FieldQuestions) => questionsOf.set(field, questions)

/**
 * Asks the user about the value of a field, such as an unusual one. The form can't be submitted until the
 * question is answered, and shows `error` at the field if the user tries. The answer is valid until another
 * record is loaded into the form.
 */
export function useFieldQuestion(
  /** Identifies the question. Undefined if there is nothing to ask. */
  id: string | undefined,
  error: string,
) {
  const field = useField<Field | undefined>()
  const [unbound] = useState(createQuestions)
  const { open, answered } = (field && questionsOf.get(field)) ?? unbound
  const answers = useObservableValue(() => answered.value)
  const isAnswered = id !== undefined && answers.has(id)
  const message = id === undefined || isAnswered ? '' : error
  useEffect(() => {
    open.value = message
  }, [open, message])
  const answer = () => {
    if (id !== undefined) answered.value = new Set([...answers, id])
  }
  return { isAnswered, answer }
}
