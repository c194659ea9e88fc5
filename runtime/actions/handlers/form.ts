import type { PageParams } from '../../page/page-context.ts'
import { type Handlers, STOP } from '../context.ts'
import { noForm, nothingToFill } from '../errors.ts'

export const formHandlers = {
  /** Fills in the page's form; on a list, its search. */
  setValues: ({ values }, context, { at }) => {
    if (!context.setValues) throw nothingToFill({}, { at })
    context.setValues(context.value(values, context) as PageParams)
  },

  /** Takes the page's form back to what was loaded. */
  resetForm: (_, { form }, { at }) => {
    if (!form) throw noForm({ step: 'resetForm' }, { at })
    form.reset()
  },

  /** Shows the errors of the page's form and ends the action if there are any. */
  validate: async (_, { form }, { at }) => {
    if (!form) throw noForm({ step: 'validate' }, { at })
    return (await form.check()) ? undefined : STOP
  },
} satisfies Partial<Handlers>
