import type { FieldQuestions } from './form-state.ts'
import { ref } from './ref.ts'

/** Creates the questions of an input. */
export const createQuestions = (): FieldQuestions => ({ open: ref(''), answered: ref(new Set()) })
