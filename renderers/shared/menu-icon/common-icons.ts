/** The icons of the shipped menu; each costs bytes at every start, so the others are loaded when one is drawn. */
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
