import {
  BarChartOutlined,
  CheckOutlined,
  CloseOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ExportOutlined,
  EyeOutlined,
  FileDoneOutlined,
  FilterOutlined,
  HistoryOutlined,
  KeyOutlined,
  LockOutlined,
  MergeOutlined,
  PauseOutlined,
  PlayCircleOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  RollbackOutlined,
  SendOutlined,
  StopOutlined,
  TeamOutlined,
  UnlockOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/**
 * Icons that a page can use for actions. The icons are listed one by one to keep the bundle small. Icons are
 * hidden from screen readers, which would otherwise read out the file names of antd's icons.
 */
const icons: Readonly<Record<string, ComponentType<{ 'aria-hidden': boolean }>>> = {
  'bar-chart': BarChartOutlined,
  check: CheckOutlined,
  close: CloseOutlined,
  delete: DeleteOutlined,
  download: DownloadOutlined,
  edit: EditOutlined,
  export: ExportOutlined,
  eye: EyeOutlined,
  'file-done': FileDoneOutlined,
  filter: FilterOutlined,
  history: HistoryOutlined,
  key: KeyOutlined,
  lock: LockOutlined,
  merge: MergeOutlined,
  pause: PauseOutlined,
  play: PlayCircleOutlined,
  plus: PlusOutlined,
  printer: PrinterOutlined,
  reload: ReloadOutlined,
  rollback: RollbackOutlined,
  send: SendOutlined,
  stop: StopOutlined,
  team: TeamOutlined,
  unlock: UnlockOutlined,
  user: UserOutlined,
}

/** Names of the icons that a page can use. */
export const iconNames: readonly string[] = Object.keys(icons)

/** Returns the icon with this name. Returns undefined for an unknown name. */
export function iconOf(name: string | undefined) {
  const Icon = name !== undefined && Object.hasOwn(icons, name) ? icons[name] : undefined
  return Icon && <Icon aria-hidden />
}
