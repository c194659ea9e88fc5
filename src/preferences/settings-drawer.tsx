import { Drawer } from 'antd'
import { useSnapshot } from 'valtio'
import { useCloseOnBack, useText } from '#runtime'
import { PreferenceSettings } from './preference-settings.tsx'
import { closeSettings, settingsDrawer } from './settings-drawer-store.ts'

/** Drawer with the user's preferences. */
export function SettingsDrawer() {
  const text = useText()
  const { isOpen } = useSnapshot(settingsDrawer)
  useCloseOnBack({ isOpen, close: closeSettings })
  return (
    <Drawer
      title={text('system settings')}
      classNames={{ title: 'sentence-case' }}
      placement="right"
      size={340}
      open={isOpen}
      onClose={closeSettings}
    >
      <PreferenceSettings
        note={text(
          "Development preview only: settings are saved in this browser and don't affect other users.",
        )}
      />
    </Drawer>
  )
}
