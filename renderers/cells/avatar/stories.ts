import type { CellStory } from '#runtime'
import type { AvatarCellProps } from './schema.ts'

export const avatarStories: CellStory<AvatarCellProps>[] = [
  { name: 'Initials', value: 'Ada Lovelace' },
  { name: 'A Chinese name', value: '陆羽' },
  {
    name: 'A picture that is gone',
    value: 'clerk',
    props: { picture: 'avatar' },
    record: { avatar: 'avatar/none.png' },
  },
  { name: 'Absent', value: null },
]
