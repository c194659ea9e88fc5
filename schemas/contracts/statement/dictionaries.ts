import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries about preset statements. */
export const statementDictionaries = defineDictionaries([
  {
    code: 'statement_kind',
    name: { en: 'Statement type', zh: '语句类型' },
    about: { en: 'Whether the statement reads or changes data', zh: '语句用于查询还是修改数据' },
    items: [item('QUERY', 'Query', '查询'), item('EXEC', 'Change', '修改', 'warning')],
  },
  {
    code: 'statement_outcome',
    name: { en: 'Run result', zh: '执行结果' },
    about: { en: 'Result of running a statement', zh: '语句执行的结果' },
    items: [item('DONE', 'Done', '成功', 'success'), item('FAILED', 'Failed', '失败', 'danger')],
  },
])
