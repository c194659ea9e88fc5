/** Icons of the shipped menu. They are in the first bundle. Other icons are loaded on demand. */
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
