import type { FieldRule, InputField } from '#schemas'
import { failureOf } from '../../http/errors.ts'
import { copyText } from '../../notify/use-copy.ts'
import { type ActionContext, DONE, type Handlers, STOP } from '../context.ts'

export const dialogHandlers = {
  /** Asks for confirmation. If the user cancels, the chain ends without an error. */
  confirm: async ({ title, text, tone, okText }, context) => {
    const isConfirmed = await context.notify.confirm({
      ...(title !== undefined && { title: context.text(title, context) }),
      text: context.text(text, context),
      ...(tone && { tone }),
      ...(okText !== undefined && { okText: context.translate(okText) }),
    })
    return isConfirmed ? undefined : STOP
  },

  /**
   * Asks for values in a dialog. The following steps run while the dialog is open, so that a failed save
   * keeps the user's entries.
   */
  prompt: async ({ title, text, fields, okText, tone, as }, context, { rest }) => {
    const isSubmitted = await context.notify.prompt({
      title: context.text(title, context),
      ...(text !== undefined && { text: context.text(text, context) }),
      fields: fields.map((field) => resolveField(field, context)),
      ...(okText !== undefined && { okText: context.translate(okText) }),
      ...(tone && { tone }),
      pageId: context.origin.page,
      submit: async (values) => {
        context.results[as] = values
        try {
          await rest()
        } catch (error) {
          // A 409 means that the record has changed on the server, so the page behind the dialog is reloaded.
          if (failureOf(error)?.status === 409) await context.refresh()
          throw error
        }
      },
    })
    return isSubmitted ? DONE : STOP
  },

  /**
   * Shows values to copy. The next steps don't wait until the user closes this dialog, so an open prompt can
   * close.
   */
  show: ({ title, text, items }, context) => {
    context.notify.show({
      title: context.text(title, context),
      ...(text !== undefined && { text: context.text(text, context) }),
      items: items.map(({ title, value, once = false }) => ({
        title: context.translate(title),
        value: context.text(value, context),
        once,
      })),
    })
  },

  /** Shows a short message. */
  toast: ({ type = 'success', text }, context) => {
    context.notify.toast({ type, text: context.text(text, context) })
  },

  /** Copies a text to the clipboard. */
  copy: async ({ text }, context) => {
    await copyText(context.text(text, context), context.notify, context.translate)
  },
} satisfies Partial<Handlers>

/**
 * Resolves the texts and defaults of an input with the page's scope, because the dialog is drawn outside the
 * page.
 */
function resolveField(field: InputField, context: ActionContext): InputField {
  const { title, placeholder, help, validate, props, default: initial } = field
  return {
    ...field,
    title: context.translate(title),
    ...(placeholder !== undefined && { placeholder: context.translate(placeholder) }),
    ...(help !== undefined && { help: context.translate(help) }),
    ...(props && { props: resolveProps(props, context) }),
    ...(validate && { validate: validate.map((rule) => resolveRule(rule, context)) }),
    ...(initial !== undefined && { default: context.value(initial, context) }),
  }
}

interface TextProps {
  placeholder?: string
  options?: readonly { label: string }[]
}

/** Translates the texts in the settings of an input. */
function resolveProps(props: NonNullable<InputField['props']>, { translate }: ActionContext): typeof props {
  const { placeholder, options } = props as TextProps
  return {
    ...props,
    ...(placeholder !== undefined && { placeholder: translate(placeholder) }),
    ...(options && { options: options.map((option) => ({ ...option, label: translate(option.label) })) }),
  }
}

/**
 * Evaluates `dataId`, the id of the edited row, in a `duplicate` rule. The dialog couldn't evaluate `dataId`,
 * because it doesn't have the row.
 */
function resolveRule(rule: FieldRule, context: ActionContext): FieldRule {
  if (!('duplicate' in rule)) return rule
  const { dataId } = rule.duplicate
  return { duplicate: { ...rule.duplicate, dataId: context.value(dataId, context) } }
}
