import { type KeyboardEvent, useState } from 'react'

/**
 * Returns props of a date or time picker in a form. While the panel of the picker is open, Enter selects the
 * typed value. While the panel is closed, Enter submits the form.
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
