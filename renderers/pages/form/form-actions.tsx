import { useActions } from '#runtime'
import { ActionButton } from '../../shared/action-button.tsx'
import type { FormRecordProps } from './form-record.tsx'

/** Buttons of the form's own actions. */
export function FormActions({ page, state: { record } }: FormRecordProps) {
  const actions = useActions(page).viewsOf(page.form.actions, { record })
  return actions.map((action) => <ActionButton key={action.id} action={action} />)
}
