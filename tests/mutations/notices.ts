import type { Mutation } from './mutation.ts'

const announcementDialog = 'src/notices/announcement-dialog.tsx'
const priorityTag = 'src/notices/priority-tag.tsx'

export const notices: Mutation[] = [
  {
    row: '2.55',
    file: 'src/notices/notice-store.ts',
    code: 'unread.announcements.total + unread.messages.total',
    broken: 'unread.announcements.total',
  },
  {
    row: '2.55',
    file: 'src/notices/notice-bell.tsx',
    code: '{total > 0 && (',
    broken: '{total > 1 && (',
  },
  {
    row: '2.56',
    file: 'src/notices/notice-tabs.tsx',
    code: "['announcements', 'messages'] as const",
    broken: "['announcements'] as const",
  },
  {
    row: '2.56',
    file: 'src/notices/notice-bell.tsx',
    code: 'onClick={toggle}',
    broken: 'onDoubleClick={toggle}',
  },
  {
    row: '2.56',
    file: 'src/notices/notice-popover.module.css',
    code: 'width: 300px',
    broken: 'width: 320px',
  },
  {
    row: '2.57',
    file: 'src/notices/notice-list.tsx',
    code: '{notice.createTime}',
    broken: '{notice.sendTime}',
  },
  {
    row: '2.57',
    file: 'src/notices/notice.ts',
    code: 'textOf(sent.titile)',
    broken: 'textOf(sent.title)',
  },
  {
    row: '2.57',
    file: priorityTag,
    code: 'text(\'general\')} color="blue"',
    broken: 'text(\'general\')} color="green"',
  },
  {
    row: '2.57',
    file: priorityTag,
    code: 'text(\'important\')} color="orange"',
    broken: 'text(\'important\')} color="gold"',
  },
  {
    row: '2.57',
    file: priorityTag,
    code: 'text(\'urgent\')} color="red"',
    broken: 'text(\'urgent\')} color="volcano"',
  },
  {
    row: '2.57',
    file: priorityTag,
    code: "text('urgent')",
    broken: "text('high')",
  },
  {
    row: '2.58',
    file: 'src/notices/notice-corner.tsx',
    code: '    show(true)\n',
    broken: '',
  },
  {
    row: '2.59',
    file: 'src/notices/notice-popover.tsx',
    code: "'/isps/userAnnouncement'",
    broken: "'/system/announcement'",
  },
  {
    row: '2.59',
    file: 'src/notices/notice-popover.tsx',
    code: "text('view more')",
    broken: "text('more')",
  },
  {
    row: '2.70',
    file: announcementDialog,
    code: "text('notice message')",
    broken: "text('Announcement')",
  },
  {
    row: '2.70',
    file: announcementDialog,
    code: "{notice.titile || text('Untitled')}",
    broken: "{text('Untitled')}",
  },
  {
    row: '2.70',
    file: announcementDialog,
    code: "<dd>{sender ?? '–'}</dd>",
    broken: '<dd>–</dd>',
  },
  {
    row: '2.70',
    file: announcementDialog,
    code: 'sendTime ?? createTime',
    broken: 'createTime ?? sendTime',
  },
  {
    row: '2.70',
    file: announcementDialog,
    code: "<SafeHtml html={notice.msgContent ?? ''} />",
    broken: '<p>{notice.msgContent}</p>',
  },
  {
    row: '2.71',
    file: announcementDialog,
    code: 'navigate(target.path)',
    broken: "navigate('/isps/userAnnouncement')",
  },
  {
    row: '2.71',
    file: 'src/notices/handle-target.ts',
    code: "openType !== 'url' || !written",
    broken: '!written',
  },
  {
    row: '2.72',
    file: 'src/notices/notice-components.tsx',
    code: 'params={{ id: busId }}',
    broken: 'params={{ busId }}',
  },
  {
    row: '2.72',
    file: announcementDialog,
    code: "notice.openType === 'component'",
    broken: "notice.openType === 'url'",
  },
]
