import { Button } from 'antd'
import type { ComponentProps } from 'react'

/** A button without words; screen readers and tooltips get its name. */
export const IconButton = ({ name, ...props }: ComponentProps<typeof Button> & { name: string }) => (
  <Button type="text" aria-label={name} title={name} {...props} />
)
