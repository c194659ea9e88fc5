import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries about file tasks. */
export const taskDictionaries = defineDictionaries([
  {
    code: 'file_task_kind',
    name: { en: 'File task type', zh: '文件任务类型' },
    about: { en: 'Export or import', zh: '文件任务为导出还是导入' },
    items: [item('EXPORT', 'Export', '导出'), item('IMPORT', 'Import', '导入')],
  },
  {
    code: 'file_task_status',
    name: { en: 'File task status', zh: '文件任务状态' },
    about: { en: 'Progress of a background file', zh: '后台文件任务的进度' },
    items: [
      item('QUEUED', 'Waiting', '排队中', 'neutral'),
      item('RUNNING', 'In progress', '生成中', 'inProgress'),
      item('DONE', 'Done', '已完成', 'success'),
      item('EXPIRED', 'File removed', '文件已删除', 'neutral'),
      item('FAILED', 'Failed', '失败', 'danger'),
      item('CANCELLED', 'Stopped', '已停止', 'neutral'),
      item('UNDONE', 'Undone', '已撤销', 'warning'),
    ],
  },
  {
    code: 'file_task_failure',
    name: { en: 'File failure reason', zh: '文件任务失败原因' },
    about: { en: "Why the file couldn't be created", zh: '文件未能生成的原因' },
    items: [
      item('RIGHTS', 'Permission revoked', '已无权限', 'danger'),
      item('PAGE', 'List changed', '列表已变更', 'danger'),
      item('TOO_LARGE', 'Too many rows', '行数超出上限', 'danger'),
      item('NODE_LOST', 'Server interrupted', '服务器中断', 'danger'),
      item('NO_ROOM', 'No space on the server', '存储空间不足', 'danger'),
      item('BROKEN', 'Server error', '服务器出错', 'danger'),
    ],
  },
])
