import type { FieldRule, InputField, PromptStep } from '#schemas'
import { failureOf } from '../../http/errors.ts'
import { type ActionContext, DONE, type Outcome, STOP, type StepRun } from '../context.ts'

/** Asks for values. The rest of the chain runs while the dialog is open, so that a failed save keeps what was typed. */
export async function promptAction(
  step: PromptStep,
  context: ActionContext,
  { rest }: StepRun,
): Promise<Outcome> {
  const { title, text, fields, okText, tone, as } = step
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
}

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
