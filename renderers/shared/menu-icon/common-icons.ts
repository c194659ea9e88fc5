/** Icons of the shipped menu, in the first bundle. Other icons are loaded on demand. */
export {
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
