import {
  AccountBookOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BarsOutlined,
  CalendarOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  HomeOutlined,
  MessageOutlined,
  SettingOutlined,
  ShopOutlined,
  TransactionOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** The icons a menu entry may name, by antd's names; each costs bytes, so the list is explicit. */
const icons = new Map<string, ComponentType<{ 'aria-hidden': boolean }>>([
  ['account-book', AccountBookOutlined],
  ['appstore', AppstoreOutlined],
  ['bar-chart', BarChartOutlined],
  ['bars', BarsOutlined],
  ['calendar', CalendarOutlined],
  ['dashboard', DashboardOutlined],
  ['file-done', FileDoneOutlined],
  ['home', HomeOutlined],
  ['message', MessageOutlined],
  ['setting', SettingOutlined],
  ['shop', ShopOutlined],
  ['transaction', TransactionOutlined],
  ['user', UserOutlined],
])

interface MenuIconProps {
  name: string | undefined
}

/** The icon of a menu entry; a plain one where we have none of that name. */
export function MenuIcon({ name }: MenuIconProps) {
  const Icon = icons.get(name ?? '') ?? AppstoreOutlined
  return <Icon aria-hidden />
}
