/** Icons of the shipped menu, which are in the first bundle. All other icons are loaded on demand. */
export {
  AccountBookOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  BarsOutlined,
  CalendarOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  ForkOutlined,
  HomeOutlined,
  MessageOutlined,
  SettingOutlined,
  ShopOutlined,
  TransactionOutlined,
  UserOutlined,
} from '@ant-design/icons'
