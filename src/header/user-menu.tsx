import {
  ApartmentOutlined,
  FileDoneOutlined,
  IdcardOutlined,
  LockOutlined,
  SearchOutlined,
  SettingOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useRuntime, useText } from '#runtime'
import { openInspector } from '../inspect/inspector-store.ts'
import { openSettings } from '../preferences/settings-drawer-store.ts'
import { session } from '../session/session-store.ts'
import { Avatar } from './avatar.tsx'
import { openDepartDialog, openPasswordDialog } from './open-dialogs.ts'

/** Page of the user's exports and imports. JeecgBoot servers don't have this page. */
const FILES = 'account/FileTaskList'

/** User menu in the header. */
export function UserMenu() {
  const text = useText()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const { user } = useSnapshot(session)
  const { inspection, navigation } = useRuntime()
  const files = navigation.pathOf(FILES)

  const items: MenuProps['items'] = [
    {
      key: 'center',
      icon: <IdcardOutlined aria-hidden />,
      label: text('Account center'),
      onClick: () => void navigate('/account/center'),
    },
    {
      key: 'account',
      icon: <SettingOutlined aria-hidden />,
      label: text('Account settings'),
      onClick: () => void navigate('/account/settings'),
    },
    ...(files === undefined
      ? []
      : [
          {
            key: 'files',
            icon: <FileDoneOutlined aria-hidden />,
            label: text('My exports and imports'),
            onClick: () => void navigate(files),
          },
        ]),
    {
      key: 'depart',
      icon: <ApartmentOutlined aria-hidden />,
      label: text('department switch'),
      className: 'sentence-case',
      onClick: () => void openDepartDialog({ isClosable: true }),
    },
    { type: 'divider' },
    {
      key: 'system',
      icon: <ToolOutlined aria-hidden />,
      label: text('system settings'),
      className: 'sentence-case',
      onClick: openSettings,
    },
    {
      key: 'password',
      icon: <LockOutlined aria-hidden />,
      label: text('change password'),
      className: 'sentence-case',
      onClick: () => void openPasswordDialog(),
    },
    ...(inspection
      ? [
          {
            key: 'inspect',
            icon: <SearchOutlined aria-hidden />,
            label: text('Inspect page'),
            onClick: () => openInspector(),
          },
        ]
      : []),
  ]
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      onOpenChange={(isOpen) => isOpen || button.current?.focus()}
      menu={{ items }}
    >
      <Button
        ref={button}
        type="text"
        icon={<Avatar avatar={user?.avatar} name={user?.realname || user?.username || ''} />}
        aria-label={text('User menu')}
        title={text('User menu')}
      />
    </Dropdown>
  )
}
