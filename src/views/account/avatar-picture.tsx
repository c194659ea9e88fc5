import { useState } from 'react'
import { avatarUrl, initialsOf } from '../../header/avatar-url.ts'
import styles from './account.module.css'

interface AvatarPictureProps {
  /** A stored path, or the address of a picture that is not sent yet. */
  avatar: string | null | undefined
  preview?: string | undefined
  name: string
  /** Pixels. */
  size: number
}

/** The user's picture, cut to a circle; his initials where there is none or it cannot be shown. Decoration. */
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
