import type { OpenDrawerStep } from '#schemas'
import type { PageParams } from '../../page/page-context.ts'
import type { ActionContext } from '../context.ts'

/** Opens a page over this one. */
export function openDrawerAction({ page, params, title }: OpenDrawerStep, context: ActionContext): undefined {
  context.openDrawer({
    page,
    params: context.value(params ?? {}, context) as PageParams,
    title: title === undefined ? undefined : context.text(title, context),
  })
}
