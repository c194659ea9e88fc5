import type { OpenDrawerStep, OpenPageStep } from '#schemas'
import { toQueryText } from '../../list/address.ts'
import type { SearchValues } from '../../list/list-state.ts'
import type { PageParams } from '../../page/page-context.ts'
import type { DrawerContent } from '../../page/use-drawer.ts'
import type { ActionContext, Handlers } from '../context.ts'
import { pageNotInMenu } from '../errors.ts'

export const pageHandlers = {
  /** Opens a page in a drawer over the current page. */
  openDrawer: (step, context) => {
    context.openDrawer(contentOf(step, context))
  },

  /** Opens a page in a dialog over the current page. */
  openPage: (step, context) => {
    context.openDrawer({ ...contentOf(step, context), isDialog: true })
  },

  /**
   * Closes the drawer or dialog of this page, or leaves the page of a record. Asks first if there is unsaved
   * work.
   */
  closeOverlay: (_, context) => {
    context.closeOverlay?.()
  },

  /** Opens the menu item of a page and fills its search with the values of `query`. */
  navigate: ({ page, query }, context, { at }) => {
    const path = context.pathOf(page)
    if (path === undefined) throw pageNotInMenu({ page }, { at })
    context.navigate(path + toQueryText(context.value(query ?? {}, context) as SearchValues))
  },

  /** Reloads data sources of the page. The next step doesn't wait for the reload. */
  refresh: ({ data }, context) => {
    void context.refresh(data)
  },

  /** Opens the browser's print dialog. */
  print: async (_, { print }) => {
    await print()
  },
} satisfies Partial<Handlers>

function contentOf(
  { page, params, title }: OpenDrawerStep | OpenPageStep,
  context: ActionContext,
): DrawerContent {
  return {
    page,
    params: context.value(params ?? {}, context) as PageParams,
    title: title === undefined ? undefined : context.text(title, context),
  }
}
