import { defineHttpError } from '../http/errors.ts'

/** The department is unknown, deleted or not visible to the caller. All these cases get the same response. */
export const departNotFound = defineHttpError('DEPART_NOT_FOUND', 404, {
  en: 'Department not found',
  zh: '部门不存在',
})
export const departTop = defineHttpError('DEPART_TOP', 403, {
  en: 'Only users who see all departments can add a top-level one',
  zh: '仅可查看全部部门的用户可以新增一级部门',
})
export const departFull = defineHttpError('DEPART_FULL', 409, {
  en: 'No codes left for departments here',
  zh: '该部门下的部门编码已用完',
})
export const departCycle = defineHttpError('DEPART_CYCLE', 409, {
  en: "A department can't be moved under itself or its sub-departments",
  zh: '不能移动到自身或其下级部门之下',
})
export const departSamePlace = defineHttpError('DEPART_SAME_PLACE', 409, {
  en: 'The department is already there',
  zh: '该部门已在此上级之下',
})
/** The department changed between preview and move. */
export const departMoved = defineHttpError('DEPART_MOVED', 409, {
  en: 'The department was moved by another user. Preview the changes again.',
  zh: '该部门已被他人移动，请重新预览变更',
})
/**
 * Other transactions hold locks on rows that the move changes. The move fails instead of waiting, so that it
 * doesn't block other requests.
 */
export const departBusy = defineHttpError('DEPART_BUSY', 409, {
  en: 'Affected data is being changed, so nothing was moved. Try again later.',
  zh: '相关数据正在被写入，部门未移动，请稍后重试',
})
/**
 * Some data rules don't allow a move. Such a rule compares org codes by order, by a part of the code, or with
 * a variable combined with text. The move changes org codes, so these rules would match other rows.
 */
export const departRulesVague = defineHttpError<{ names: readonly string[] }>('DEPART_RULES_VAGUE', 409, {
  en: ({ names }) =>
    `Data rules compare department codes by order, part or combined variable. Change them to =, !=, IN or RIGHT_LIKE, or disable them first (${names.join(', ')})`,
  zh: ({ names }) =>
    `以下数据规则按大小、片段或变量拼接比较部门编码，请先改用 =、!=、IN 或右模糊，或先停用：${names.join('、')}`,
})
export const departHasUsers = defineHttpError<{ departName: string; users: number }>(
  'DEPART_HAS_USERS',
  409,
  {
    en: ({ departName, users }) =>
      `${departName} or its sub-departments have people (${users}). Move them first.`,
    zh: ({ departName, users }) => `部门“${departName}”及其下级部门中还有 ${users} 名用户，请先移出`,
  },
)
export const departHasRecords = defineHttpError<{ departName: string }>('DEPART_HAS_RECORDS', 409, {
  en: ({ departName }) => `${departName} or its sub-departments have shops or bills`,
  zh: ({ departName }) => `部门“${departName}”及其下级部门中还有门店或账单数据，不能删除`,
})
export const departNoMatch = defineHttpError('DEPART_NO_MATCH', 404, {
  en: 'No departments found',
  zh: '未查询匹配数据！',
})
export const departUserUnknown = defineHttpError('DEPART_USER_UNKNOWN', 404, {
  en: "A selected user doesn't exist",
  zh: '所选用户不存在',
})
export const departUserElsewhere = defineHttpError('DEPART_USER_ELSEWHERE', 409, {
  en: "A selected user doesn't belong to this department",
  zh: '所选用户不属于该部门',
})
