import type { FieldRule, InputField } from '#schemas'
import { failureOf } from '../../http/errors.ts'
import { copyText } from '../../notify/use-copy.ts'
import { type ActionContext, DONE, type Handlers, STOP } from '../context.ts'

export const dialogHandlers = {
  /** Asks first. A 'no' ends the chain quietly: declining is not a failure. */
  confirm: async ({ title, text, tone, okText }, context) => {
    const isAgreed = await context.notify.confirm({
      ...(title !== undefined && { title: context.text(title, context) }),
      text: context.text(text, context),
      ...(tone && { tone }),
      ...(okText !== undefined && { okText: context.translate(okText) }),
    })
    return isAgreed ? undefined : STOP
  },

  /** Asks for values. The rest of the chain runs while the dialog is open, so that a failed save keeps what was typed. */
  prompt: async ({ title, text, fields, okText, tone, as }, context, { rest }) => {
    const isSubmitted = await context.notify.prompt({
      title: context.text(title, context),
      ...(text !== undefined && { text: context.text(text, context) }),
      fields: fields.map((field) => lower(field, context)),
      ...(okText !== undefined && { okText: context.translate(okText) }),
      ...(tone && { tone }),
      pageId: context.origin.page,
      submit: async (values) => {
        context.results[as] = values
        try {
          await rest()
        } catch (error) {
          // The record has moved on: what is behind the dialog must not stay stale.
          if (failureOf(error)?.status === 409) await context.refresh()
          throw error
        }
      },
    })
    return isSubmitted ? DONE : STOP
  },

  /** Shows a message for a moment. */
  toast: ({ type = 'success', text }, context) => {
    context.notify.toast({ type, text: context.text(text, context) })
  },

  /** Copies a text. */
  copy: async ({ text }, context) => {
    await copyText(context.text(text, context), context.notify, context.translate)
  },
} satisfies Partial<Handlers>

/** The dialog is drawn outside the page: words and defaults are made ready with the page's own texts and scope. */
function lower(field: InputField, context: ActionContext): InputField {
  const { title, placeholder, help, validate, default: first } = field
  return {
    ...field,
    title: context.translate(title),
    ...(placeholder !== undefined && { placeholder: context.translate(placeholder) }),
    ...(help !== undefined && { help: context.translate(help) }),
    ...(validate && { validate: validate.map((rule) => lowerRule(rule, context)) }),
    ...(first !== undefined && { default: context.value(first, context) }),
  }
}

/** The row being edited is known here; the dialog knows none. */
function lowerRule(rule: FieldRule, context: ActionContext): FieldRule {
  if (!('duplicate' in rule)) return rule
  const { dataId } = rule.duplicate
  return { duplicate: { ...rule.duplicate, dataId: context.value(dataId, context) } }
}
