import { type KeyboardEvent, useState } from 'react'

/**
 * Props of a date or time picker inside a form: while its panel is open, Enter selects the typed value.
 * Otherwise Enter submits the form.
 */
export function usePickerEnter() {
  const [isOpen, setOpen] = useState(false)
  return {
    onOpenChange: setOpen,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isOpen) event.preventDefault()
    },
  }
}
