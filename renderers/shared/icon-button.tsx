import { Button } from 'antd'
import type { ComponentProps } from 'react'

/** A button without text. Its name is for screen readers and the tooltip. */
export const IconButton = ({ name, ...props }: ComponentProps<typeof Button> & { name: string }) => (
  <Button type="text" aria-label={name} title={name} {...props} />
)
