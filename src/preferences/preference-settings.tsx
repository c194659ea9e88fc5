import { Alert, Button, Switch } from 'antd'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useText } from '#runtime'
import { confirmLeave } from '../tabs/unsaved-work.ts'
import { ColorChoice } from './color-choice.tsx'
import { effectiveLayout } from './effective-layout.ts'
import { PictureChoice } from './picture-choice.tsx'
import styles from './preference-settings.module.css'
import { type Preferences, preferences, resetPreferences, setPreference } from './preferences-store.ts'

/** The user's preferences. Each change takes effect immediately. */
export function PreferenceSettings({ note }: { note: string }) {
  const text = useText()
  return (
    <div className={styles.settings}>
      <Alert className={styles.note} type="info" showIcon title={note} />
      <Looks />
      <LayoutSettings />
      <OtherSettings />
      <Button className={styles.reset} onClick={reset}>
        {text('Reset to defaults')}
      </Button>
    </div>
  )
}

async function reset(): Promise<void> {
  if (preferences.hasTabs || (await confirmLeave())) resetPreferences()
}

/** Changes the multi-tab mode. Asks first, because the change mounts all pages again. */
async function changeTabs(hasTabs: boolean): Promise<void> {
  if (await confirmLeave()) setPreference('hasTabs', hasTabs)
}

function Looks() {
  const text = useText()
  return (
    <>
      <PictureChoice
        name="appearance"
        title={text('Appearance')}
        options={[
          { value: 'light', label: text('Light'), picture: { ground: 'light' } },
          { value: 'dark', label: text('Dark'), picture: { ground: 'dark' } },
        ]}
      />
      <ColorChoice />
      <PictureChoice
        name="theme"
        title={text('Menu theme')}
        options={[
          { value: 'dark', label: text('Dark menu'), picture: { menu: 'dark' } },
          { value: 'light', label: text('Light menu'), picture: {} },
        ]}
      />
      <PictureChoice
        name="density"
        title={text('Density')}
        options={[
          { value: 'default', label: text('Default'), picture: {} },
          { value: 'compact', label: text('Compact'), picture: { isCompact: true } },
        ]}
      />
    </>
  )
}

function LayoutSettings() {
  const text = useText()
  const chosen = useSnapshot(preferences)
  const { isTopMenu } = effectiveLayout(chosen)
  return (
    <>
      <PictureChoice
        name="layout"
        title={text('Navigation mode')}
        options={[
          { value: 'sidemenu', label: text('Side menu'), picture: { menu: 'dark' } },
          { value: 'topmenu', label: text('Top menu'), picture: { menu: 'dark', isTop: true } },
        ]}
      />
      <PictureChoice
        name="contentWidth"
        title={text('Content width')}
        shown={isTopMenu ? undefined : 'Fixed'}
        reason={isTopMenu ? undefined : text('Fluid width applies to the top menu only.')}
        options={[
          { value: 'Fixed', label: text('Fixed'), picture: { isTop: true, isNarrow: true } },
          { value: 'Fluid', label: text('Fluid'), picture: { isTop: true }, isDisabled: !isTopMenu },
        ]}
      />
    </>
  )
}

function OtherSettings() {
  const text = useText()
  const chosen = useSnapshot(preferences)
  const { isTopMenu, hidesHeader, isSideMenuFixed } = effectiveLayout(chosen)
  return (
    <div>
      <SettingSwitch name="isHeaderFixed" label={text('Fixed header')} />
      <SettingSwitch
        name="hidesHeader"
        label={text('Hide the header on scroll')}
        isOn={hidesHeader}
        reason={chosen.isHeaderFixed ? undefined : text('Needs the fixed header.')}
      />
      <SettingSwitch
        name="isSideMenuFixed"
        label={text('Fixed side menu')}
        isOn={isSideMenuFixed}
        reason={isTopMenu ? text('The top menu mode has no side menu.') : undefined}
      />
      <SettingSwitch name="isColorWeak" label={text('Colour-weak mode')} />
      <SettingSwitch name="hasTabs" label={text('Multi-tab mode')} onChange={changeTabs} />
    </div>
  )
}

type Flag = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never
}[keyof Preferences]

interface SettingSwitchProps {
  name: Flag
  label: string
  /** The value that is in effect, if another setting prevents the value that the user selected. */
  isOn?: boolean
  /** The reason why the switch is disabled. */
  reason?: string | undefined
  /** Replaces the immediate change. */
  onChange?: (value: boolean) => void
}

/** A switch for a setting. */
function SettingSwitch({ name, label, isOn, reason, onChange }: SettingSwitchProps) {
  const chosen = useSnapshot(preferences)
  const id = useId()
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>
        <span>{label}</span>
        {reason === undefined ? null : (
          <small id={`${id}-reason`} className={styles.reason}>
            {reason}
          </small>
        )}
      </label>
      <Switch
        id={id}
        checked={isOn ?? chosen[name]}
        disabled={reason !== undefined}
        aria-label={label}
        aria-describedby={reason === undefined ? undefined : `${id}-reason`}
        onChange={onChange ?? ((value) => setPreference(name, value))}
      />
    </div>
  )
}
