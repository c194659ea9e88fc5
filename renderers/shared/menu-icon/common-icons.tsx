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

/** The icons of the menu at hand, by antd's names; each costs bytes at every start, so the others come when one is drawn. */
export const commonIcons: ReadonlyMap<string, ComponentType<{ 'aria-hidden': boolean }>> = new Map([
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
