import { Button } from 'antd'
import type { ComponentProps } from 'react'

/** A button that shows only an icon. The button's name is in the tooltip, and screen readers announce it. */
export const IconButton = ({ name, ...props }: ComponentProps<typeof Button> & { name: string }) => (
  <Button type="text" aria-label={name} title={name} {...props} />
)
