import type { ActionView, Translate } from '#runtime'
import { disabledReason } from '../action-button.tsx'
import css from './menu-item.module.css'

/**
 * Converts an action to a menu item. A reason from the page for disabling the action is shown below the
 * label, because touch devices have no tooltips. The default reason is a tooltip.
 */
export function menuItemOf(action: ActionView, t: Translate) {
  const reason = disabledReason(action, t)
  const pageReason = reason === action.whyNot ? reason : undefined
  return {
    label: pageReason ? (
      <>
        {action.label}
        <span className={css.reason} aria-hidden>
          {pageReason}
        </span>
      </>
    ) : (
      action.label
    ),
    danger: action.tone === 'danger',
    disabled: reason !== undefined || action.isRunning,
    title: pageReason === undefined ? (reason ?? '') : '',
    'aria-description': pageReason,
  }
}
