import type { PageParams } from '../../page/page-context.ts'
import { type Handlers, STOP } from '../context.ts'
import { noForm, noFormOrSearch } from '../errors.ts'

export const formHandlers = {
  /** Sets values of the page's form, or of a list's search form. */
  setValues: ({ values }, context, { at }) => {
    if (!context.setValues) throw noFormOrSearch({}, { at })
    context.setValues(context.value(values, context) as PageParams)
  },

  /** Resets the page's form to the loaded values. */
  resetForm: (_, { form }, { at }) => {
    if (!form) throw noForm({ step: 'resetForm' }, { at })
    form.reset()
  },

  /** Shows the errors of the page's form. Ends the action if there are any. */
  validate: async (_, { form }, { at }) => {
    if (!form) throw noForm({ step: 'validate' }, { at })
    return (await form.check()) ? undefined : STOP
  },
} satisfies Partial<Handlers>
