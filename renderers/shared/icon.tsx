import {
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  EyeOutlined,
  LockOutlined,
  PauseOutlined,
  PlayCircleOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  SendOutlined,
  UnlockOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** Icons a page may name for its actions. Explicit, so that the bundle carries these and no others. Beside words they
 * are decoration: antd would read their file names out. */
const icons: Readonly<Record<string, ComponentType<{ 'aria-hidden': boolean }>>> = {
  check: CheckOutlined,
  close: CloseOutlined,
  delete: DeleteOutlined,
  download: DownloadOutlined,
  edit: EditOutlined,
  export: ExportOutlined,
  eye: EyeOutlined,
  lock: LockOutlined,
  pause: PauseOutlined,
  play: PlayCircleOutlined,
  plus: PlusOutlined,
  printer: PrinterOutlined,
  reload: ReloadOutlined,
  send: SendOutlined,
  unlock: UnlockOutlined,
}

/** Every name a page may use. */
export const iconNames: readonly string[] = Object.keys(icons)

/** The icon of a name; nothing where the name is none of ours, so that a button never fails for its decoration. */
export function iconOf(name: string | undefined) {
  const Icon = name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined
  return Icon && <Icon aria-hidden />
}
