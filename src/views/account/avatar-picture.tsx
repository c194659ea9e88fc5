import { useState } from 'react'
import { avatarUrl, initialsOf } from '../../header/avatar-url.ts'
import styles from './account.module.css'

interface AvatarPictureProps {
  /**
   * Stored path of the picture. A picture that isn't uploaded yet is passed as `preview`, with its object
   * URL.
   */
  avatar: string | null | undefined
  preview?: string | undefined
  name: string
  /** Diameter in pixels. */
  size: number
}

/** The user's picture in a circle, or initials. Decorative. */
export function AvatarPicture({ avatar, preview, name, size }: AvatarPictureProps) {
  const url = preview ?? avatarUrl(avatar)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.36 }} aria-hidden>
      {url === undefined || url === broken ? (
        initialsOf(name)
      ) : (
        <img src={url} alt="" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      )}
    </span>
  )
}
