import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { NodeBoundary, useText } from '#runtime'
import { PropertyPanel } from '../shared/property-panel/property-panel.tsx'
import type { Entry, EntryStory } from './entries.tsx'
import css from './gallery.module.css'

interface StoryProps {
  entry: Entry
  story: EntryStory
}

/**
 * Draws a story of a renderer, and opens its property panel beside the story. When the user changes a setting
 * in the panel, the story is drawn again at once.
 */
export function Story({ entry, story }: StoryProps) {
  const t = useText()
  const [props, setProps] = useState(story.props)
  const [isOpen, setOpen] = useState(false)
  const label = t('Settings of {{name}}', { name: `${entry.name}: ${story.name}` })
  return (
    <div className={css.story} data-open={isOpen}>
      <div className={css.sample}>
        {entry.group !== 'Fields' && <span className={css.label}>{story.name}</span>}
        <NodeBoundary
          at={{ page: 'dev/Gallery', pointer: `/${entry.name}/${story.name}` }}
          compact
          value={JSON.stringify(props)}
        >
          {story.draw(props)}
        </NodeBoundary>
      </div>
      {entry.settings.length > 0 && (
        <Button
          className={css.toggle}
          type="text"
          size="small"
          icon={<SettingOutlined aria-hidden />}
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {isOpen && (
        <div className={css.panel}>
          <PropertyPanel label={label} settings={entry.settings} value={props} onChange={setProps} />
        </div>
      )}
    </div>
  )
}
