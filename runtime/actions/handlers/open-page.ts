import type { OpenPageStep } from '#schemas'
import type { PageParams } from '../../page/page-context.ts'
import type { ActionContext } from '../context.ts'

/** Opens a page in a dialog over this one. */
export function openPageAction({ page, params, title }: OpenPageStep, context: ActionContext): undefined {
  context.openDrawer({
    page,
    params: context.value(params ?? {}, context) as PageParams,
    title: title === undefined ? undefined : context.text(title, context),
    isDialog: true,
  })
}
